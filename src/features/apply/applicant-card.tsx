import { memo } from 'react'
import { fill } from '@/copy/fill'
import type { Terms } from '@/copy/product/terms'
import { apply as copy } from '@/copy/purchase/apply'
import { credentialEnvOf } from '@/domain/address/environment-terms'
import { APPLICANT } from '@/flows/purchase/refused'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { FormFields } from '@/ui/form/form-fields'
import { useForm } from '@/ui/form/use-form'
import { Card } from '@/ui/layout/card'
import type { Choice } from '@/ui/primitives/radio-group.types'
import { useRegisteredForm, type PersonForms } from './person-forms'

export interface PersonCardProps {
  forms: PersonForms
  terms: Terms
  today: string
  choices: Readonly<Record<string, readonly Choice[]>>
}

export const ApplicantCard = memo(({ forms, terms, today, choices }: PersonCardProps) => {
  const items = usePurchase(({ applicant }) => applicant)
  const form = useForm({
    name: APPLICANT,
    items,
    onItems: (applicant) => fillPurchase({ applicant }),
    today,
    role: 'applicant',
    env: credentialEnvOf(useVisit.getState().env),
    choices,
  })
  useRegisteredForm(forms, form)
  return (
    <Card title={fill(copy.applicantTitle, terms)}>
      <FormFields form={form} />
    </Card>
  )
})
