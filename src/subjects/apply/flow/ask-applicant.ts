import { apply as copy } from '@/copy/purchase/apply'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { applicantForm, type ApplicantFormProps } from '../dialogs/applicant-form'
import { formPickers } from './form-pickers'

/**
 * Asks for the applicant in a sheet, including the agreement to the terms; false when the user
 * closed it.
 */
export const askApplicant = async (
  about: Pick<ApplicantFormProps, 'today' | 'choices' | 'title' | 'above'>,
): Promise<boolean> => {
  const { applicant, agreed } = usePurchase.getState()
  const answer = await ask(applicantForm, {
    ...about,
    items: applicant,
    agreed,
    env: credentialEnvOf(useVisit.getState().env),
    pickers: formPickers,
    privacy: pathTo('reader', { url: '/documents/privacy', title: copy.privacyPolicy }),
  })
  if (answer.kind !== 'confirmed') return false
  fillPurchase({ applicant: answer.value, agreed: true })
  return true
}
