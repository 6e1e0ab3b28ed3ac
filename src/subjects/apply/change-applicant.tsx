import { useRef } from 'react'
import type { UserStatus } from '@/contract/login'
import { realname } from '@/copy/account/realname'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { asCompany, asPerson } from '@/domain/apply/edit'
import { certificateOf, itemOf, type FormItem } from '@/domain/apply/item'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { Button } from '@/ui/primitives/button'
import type { Choice } from '@/ui/primitives/control.types'
import { prefilled } from './prefill'

interface ChangeApplicantProps {
  user: UserStatus | undefined
  today: string
  /** Credential types that the product accepts for the applicant. */
  types: readonly Choice[]
}

/** Lets a verified user pay themselves or, if the product accepts companies, as a company. */
export const ChangeApplicant = ({ user, today, types }: ChangeApplicantProps) => {
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
