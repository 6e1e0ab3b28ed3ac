import type { FailureWords } from '@/copy/errors/failures'
import { certificateOf } from '@/domain/apply/item'
import type { Form } from '@/ui/form/use-form'
import { IdCardReader } from './id-card-reader'
import { LicenceReader } from './licence-reader'

interface PhotoReadersProps {
  form: Form
  words: FailureWords
  /** Whether photos of identity cards are read here. */
  readsIdCards: boolean
}

/** The photos that fill in the applicant: a company's licence, or a person's identity card. */
export const PhotoReaders = ({ form, words, readsIdCards }: PhotoReadersProps) => (
  <>
    {certificateOf(form.items) === 'ORG' ? <LicenceReader form={form} words={words} /> : null}
    <IdCardReader form={form} words={words} enabled={readsIdCards} />
  </>
)
