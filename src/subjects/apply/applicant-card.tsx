import { memo, useRef } from 'react'
import type { UserStatus } from '@/contract/login'
import type { FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/wording'
import { apply as copy } from '@/copy/purchase/apply'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { asCompany, asPerson } from '@/domain/apply/edit'
import { certificateOf, itemOf, type FormItem } from '@/domain/apply/item'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { realname } from '@/subjects/account'
import { FormFields } from '@/ui/form/form-fields'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import type { Choice } from '@/ui/primitives/control.types'
import { ChangePhone } from './change-phone'
import { useApplicantForm, useRegisteredForm, type PersonForms } from './person-forms'
import { PhotoReaders } from './photo-readers'
import { prefilled } from './prefill'

export interface PersonCardProps {
  forms: PersonForms
  terms: Terms
  today: string
  choices: Readonly<Record<string, readonly Choice[]>>
  /** Whether photos of identity cards are read here. */
  readsIdCards: boolean
  words: FailureWords
}

export interface ApplicantCardProps extends PersonCardProps {
  user: UserStatus | undefined
}

export const ApplicantCard = memo(
  ({ forms, terms, today, choices, readsIdCards, user, words }: ApplicantCardProps) => {
    const form = useApplicantForm({ today, choices })
    useRegisteredForm(forms, form)
    const below = {
      certificate: (
        <ChangeApplicant user={user} today={today} types={choices['certificate'] ?? []} />
      ),
      mobile: <ChangePhone user={user} />,
    }
    return (
      <Card title={fill(copy.applicantTitle, terms)}>
        <PhotoReaders form={form} words={words} readsIdCards={readsIdCards} />
        <FormFields form={form} below={below} />
      </Card>
    )
  },
)

interface ChangeApplicantProps {
  user: UserStatus | undefined
  today: string
  /** Credential types that the product accepts for the applicant. */
  types: readonly Choice[]
}

/** Lets a verified user pay themselves or, if the product accepts companies, as a company. */
const ChangeApplicant = ({ user, today, types }: ChangeApplicantProps) => {
  const items = usePurchase(({ applicant }) => applicant)
  const person = useRef<readonly FormItem[]>()
  const offered = types.map(({ value }) => value)
  if (!itemOf(items, 'certificate')?.disabled || !offered.includes('ORG')) return null
  const isCompany = certificateOf(items) === 'ORG'
  const toCompany = () => {
    const { applicant } = usePurchase.getState()
    person.current = applicant
    fillPurchase({ applicant: asCompany(applicant) })
  }
  const toPerson = () => {
    const { applicant } = usePurchase.getState()
    const env = credentialEnvOf(useVisit.getState().env)
    if (person.current) fillPurchase({ applicant: asPerson(applicant, person.current) })
    else if (user)
      fillPurchase({ applicant: prefilled(applicant, user, { offered, today, env, as: 'person' }) })
  }
  return (
    <Button kind="text" className="hm-apply__link" onClick={isCompany ? toPerson : toCompany}>
      {isCompany ? realname.payAsPerson : realname.payAsCompany}
    </Button>
  )
}
