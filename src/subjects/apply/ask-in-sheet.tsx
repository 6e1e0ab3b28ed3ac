import { fill } from '@/copy/fill'
import { apply as copy } from '@/copy/purchase/apply'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import type { PersonCardProps } from './applicant-card'
import { applicantForm, type ApplicantFormProps } from './dialogs/applicant-form'
import { formPickers } from './flow/form-pickers'
import { PhotoReaders } from './photo-readers'

/**
 * Asks for the applicant in a sheet, including the agreement to the terms; false when the user
 * closed it.
 */
const askApplicant = async (
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

export type ApplicantSheet = Pick<
  PersonCardProps,
  'choices' | 'terms' | 'today' | 'words' | 'readsIdCards'
>

/** Asks for the applicant in a sheet, with the same photos as on the page; false when closed. */
export const askInSheet = ({
  choices,
  terms,
  today,
  words,
  readsIdCards,
}: ApplicantSheet): Promise<boolean> =>
  askApplicant({
    today,
    choices,
    title: fill(copy.applicantTitle, terms),
    above: (form) => <PhotoReaders form={form} words={words} readsIdCards={readsIdCards} />,
  })
