import { useState } from 'react'
import { send } from '@/api/client'
import { readLicence } from '@/contract/recognition'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { certificateOf } from '@/domain/apply/item'
import { choosePicture } from '@/platform/picture'
import type { Form } from '@/ui/form/use-form'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { licence as copy } from './copy'
import { IdCardReader } from './id-card-reader'

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

type State = { at: 'idle' | 'reading' | 'read' } | { at: 'failed'; text: string }

const buttonText = ({ at }: State): string => {
  if (at === 'reading') return copy.reading
  return at === 'idle' ? copy.upload : copy.again
}

/** Reads a company's name and code from a picture of its licence, which is not stored. */
const LicenceReader = ({ form, words }: { form: Form; words: FailureWords }) => {
  const [state, setState] = useState<State>({ at: 'idle' })
  const fail = (text: string) => setState({ at: 'failed', text })

  const read = async () => {
    const picture = await choosePicture()
    if (!picture.ok) {
      if (picture.code === 'DENIED' || picture.code === 'UNDECLARED') fail(copy.denied)
      else if (picture.code !== 'CANCELLED') fail(copy.notPicture)
      return
    }
    setState({ at: 'reading' })
    const answer = await send(readLicence, { picture: picture.value })
    if (!answer.ok) return fail(failureText(answer.error, words))
    const { name, creditCode } = answer.value
    if (name) form.edit('name', name)
    if (creditCode) form.edit('identity', creditCode)
    setState({ at: 'read' })
    toast(name && creditCode ? copy.filled : copy.partly)
  }

  return (
    <Box className="hm-licence">
      <Button
        block
        busy={state.at === 'reading'}
        // Older browsers do not report a cancelled choice, so the button must not wait for it.
        onClick={() => void read()}
      >
        {buttonText(state)}
      </Button>
      {state.at === 'failed' ? (
        <Box className="hm-field__error" role="alert">
          {state.text}
        </Box>
      ) : (
        <Text as="block" size="s" tone="soft" className="hm-licence__hint">
          {copy.hint}
        </Text>
      )}
    </Box>
  )
}
