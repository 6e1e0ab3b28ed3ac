import { login } from '@/copy/account/login'
import { fill } from '@/copy/fill'
import { RESEND_SECONDS } from '@/domain/time/countdown'
import { useCountdown } from '../display/use-countdown'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { FieldFrame } from './field-frame'
import { placeholderOf } from './field-texts'
import type { FieldProps } from './field.types'
import { TextControl } from './text-field'

/** Sends the code that a form asks for. */
export interface CodeSending {
  send: () => Promise<void>
  /** When the last code was sent (ms). The wait for another counts from it. */
  sentAtMs: number | undefined
}

export const CodeField = ({ code, ...props }: FieldProps & { code: CodeSending }) => {
  const { sentAtMs } = code
  const wait = useCountdown(sentAtMs === undefined ? undefined : sentAtMs + RESEND_SECONDS * 1000)
  const words = () => {
    if (wait.running) return fill(login.resendIn, { N: wait.running.seconds })
    if (!wait.ended) return login.codeSent
    return sentAtMs === undefined ? login.sendCode : login.resend
  }
  return (
    <FieldFrame form={props.form} item={props.item}>
      <Box className="hm-field__line">
        <Box className="hm-field__code">
          <Box className="hm-field__room" decorative>
            {placeholderOf(props.item)}
          </Box>
          <TextControl {...props} />
        </Box>
        <Button className="hm-field__send" disabled={!wait.ended} onClick={code.send}>
          {words()}
        </Button>
      </Box>
    </FieldFrame>
  )
}
