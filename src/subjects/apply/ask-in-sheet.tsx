import { fill } from '@/copy/fill'
import { apply as copy } from '@/copy/purchase/apply'
import type { PersonCardProps } from './applicant-card'
import { askApplicant } from './flow/ask-applicant'
import { PhotoReaders } from './photo-readers'

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
