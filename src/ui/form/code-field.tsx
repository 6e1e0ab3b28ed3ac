import { useState } from 'react'
import { login } from '@/copy/account/login'
import { fill } from '@/copy/fill'
import { RESEND_SECONDS } from '@/domain/time/countdown'
import { now } from '@/platform/clock'
import { useCountdown } from '../display/use-countdown'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field.types'
import { TextControl } from './text-field'

export interface CodeFieldProps extends FieldProps {
  /** Sends the code; true starts the wait for another one. */
  onSendCode: () => Promise<boolean>
}

export const CodeField = ({ onSendCode, ...props }: CodeFieldProps) => {
  const [sentAtMs, setSentAtMs] = useState<number>()
  const wait = useCountdown(sentAtMs === undefined ? undefined : sentAtMs + RESEND_SECONDS * 1000)
  const send = async () => {
    if (await onSendCode()) setSentAtMs(now())
  }
  const words = () => {
    if (!wait.ended) return fill(login.resendIn, { N: wait.seconds })
    return sentAtMs === undefined ? login.sendCode : login.resend
  }
  return (
    <FieldFrame form={props.form.name} item={props.item}>
      <Box className="hm-field__line">
        <TextControl {...props} />
        <Button className="hm-field__send" disabled={!wait.ended} onClick={send}>
          {words()}
        </Button>
      </Box>
    </FieldFrame>
  )
}
