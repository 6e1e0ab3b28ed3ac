import { memo } from 'react'
import type { UserStatus } from '@/contract/login'
import type { FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/terms'
import { apply as copy } from '@/copy/purchase/apply'
import { FormFields } from '@/ui/form/form-fields'
import { Card } from '@/ui/layout/card'
import type { Choice } from '@/ui/primitives/control.types'
import { ChangeApplicant } from './change-applicant'
import { ChangePhone } from './change-phone'
import { useRegisteredForm, type PersonForms } from './person-forms'
import { PhotoReaders } from './photo-readers'
import { useApplicantForm } from './use-applicant-form'

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
