import { useState } from 'react'
import { send } from '@/api/client'
import { readIdCard, type CardSide } from '@/contract/recognition'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { certificateOf } from '@/domain/apply/item'
import { isLocked, isSkipped } from '@/domain/apply/state'
import { choosePicture } from '@/platform/picture'
import type { Form } from '@/ui/form/use-form'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { idCard as copy } from './copy'

type State =
  { at: 'idle' } | { at: 'reading'; side: CardSide } | { at: 'read' | 'failed'; text: string }

export interface IdCardReaderProps {
  form: Form
  words: FailureWords
  /** Whether this installation reads identity cards. */
  enabled: boolean
}

/**
 * Fills in name and number from a photo of a resident's identity card, and the validity from its
 * back where the form asks for it. The person checks what was read. Nothing of the photo is kept.
 */
export const IdCardReader = ({ form, words, enabled }: IdCardReaderProps) => {
  const [state, setState] = useState<State>({ at: 'idle' })
  const { items, today } = form
  const isOpen = (type: string) => !isLocked({ items, type, today })
  if (!enabled || certificateOf(items) !== '01' || !(isOpen('name') || isOpen('identity')))
    return null
  const fail = (text: string) => setState({ at: 'failed', text })

  const read = async (side: CardSide) => {
    const picture = await choosePicture()
    if (!picture.ok) {
      if (picture.code === 'DENIED' || picture.code === 'UNDECLARED') fail(copy.denied)
      else if (picture.code !== 'CANCELLED') fail(copy.notPicture)
      return
    }
    setState({ at: 'reading', side })
    const answer = await send(readIdCard, { side, picture: picture.value })
    if (!answer.ok) return fail(failureText(answer.error, words))
    const { name, credentialNo, validity } = answer.value
    if (name) form.edit('name', name)
    if (credentialNo) form.edit('identity', credentialNo)
    if (validity) form.edit('credentialValidDate', { end: '', ...validity })
    if (validity?.type === 'shortTerm' && validity.end < today)
      return fail(fill(copy.expired, { DAY: validity.end }))
    if (side === 'BACK') return setState({ at: 'read', text: copy.validFilled })
    if (!name) return setState({ at: 'read', text: copy.noName })
    setState({ at: 'read', text: credentialNo ? copy.filled : copy.noNumber })
  }

  const sides: CardSide[] = isSkipped({ items, type: 'credentialValidDate' })
    ? ['FACE']
    : ['FACE', 'BACK']
  return (
    <Box className="hm-licence">
      {sides.map((side) => {
        const isReading = state.at === 'reading' && state.side === side
        return (
          // Older browsers do not report a cancelled choice, so the button must not wait for it.
          <Button
            key={side}
            kind="text"
            className="hm-apply__link"
            busy={isReading}
            onClick={() => void read(side)}
          >
            {isReading ? copy.reading : side === 'FACE' ? copy.face : copy.back}
          </Button>
        )
      })}
      {state.at === 'failed' ? (
        <Box className="hm-field__error" role="alert">
          {state.text}
        </Box>
      ) : (
        <Box role="status">
          <Text as="block" size="s" tone="soft">
            {state.at === 'read' ? state.text : copy.hint}
          </Text>
        </Box>
      )}
    </Box>
  )
}
