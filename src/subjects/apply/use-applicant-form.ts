import { credentialEnvOf } from '@/domain/address/browser-env'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { APPLICANT } from '@/subjects/draft'
import { useForm, type Form } from '@/ui/form/use-form'
import type { PersonCardProps } from './applicant-card'
import { formPickers } from './flow/form-pickers'

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
