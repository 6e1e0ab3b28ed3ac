import { credentialEnvOf } from '@/domain/address/environment-terms'
import { formPickers } from './flow/form-pickers'
import { APPLICANT } from '@/subjects/draft/form-refusal'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { useForm, type Form } from '@/ui/form/use-form'
import type { PersonCardProps } from './applicant-card'

/** The applicant's form, stored in the present purchase. */
export const useApplicantForm = ({
  today,
  choices,
}: Pick<PersonCardProps, 'today' | 'choices'>): Form =>
  useForm({
    name: APPLICANT,
    items: usePurchase(({ applicant }) => applicant),
    onItems: (applicant) => fillPurchase({ applicant }),
    today,
    role: 'applicant',
    env: credentialEnvOf(useVisit.getState().env),
    choices,
    pickers: formPickers,
  })
