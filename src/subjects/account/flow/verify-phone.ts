import { useCallback, useState } from 'react'
import { send } from '@/api/client'
import { isSilence, type Failure } from '@/contract/envelope'
import { getSmsToken, openCaptcha, sendSmsCode, type SmsScene } from '@/contract/login'
import { failureText } from '@/copy/errors/failures'
import { login as copy } from '@/copy/shell/login'
import { dropCode, keepCode, lastCode, type SentCode } from '@/stores/sent-code'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { captchaDialog } from '../dialogs/captcha'

/** Failures of the captcha itself. No code was sent, and another puzzle follows. */
const again = ['CAPTCHA_WRONG', 'CAPTCHA_EXPIRED']

const tell = (failure: Failure) => toast(failureText(failure, useVisit.getState().context))

/** Sends a verification code after a captcha. Answers the sent code; undefined if none was sent. */
export const sendCodeTo = async (
  phoneNumber: string,
  sceneCode: SmsScene,
): Promise<SentCode | undefined> => {
  let sent: SentCode | undefined
  // Loaded while the user solves the puzzle. Its token stands for one message, even if it is sent
  // twice.
  const naming = send(getSmsToken, { phoneNumber })
  await ask(captchaDialog, {
    open: async () => {
      const answer = await send(openCaptcha, { phoneNumber })
      if (!answer.ok) tell(answer.error)
      return answer.ok ? answer.value : undefined
    },
    submit: async (captchaId, captchaAnswer) => {
      const token = await naming
      const order = () =>
        send(sendSmsCode, {
          phoneNumber,
          countryCode: '86',
          sendFrontCodeScene: sceneCode,
          codeType: 1,
          captchaId,
          captchaAnswer,
          ...(token.ok && token.value),
        })
      const first = await order()
      const answer = token.ok && !first.ok && isSilence(first.error) ? await order() : first
      if (answer.ok) {
        sent = keepCode(sceneCode, answer.value.sessionId)
        toast(copy.sent)
        return true
      }
      if (answer.error.name === 'CAPTCHA_MORE') return 'MORE'
      if (again.includes(answer.error.name)) return false
      tell(answer.error)
      return true
    },
  })
  return sent
}

/**
 * The same for a page; true when a code was sent. `sent` is the last sent code, also from before a reload. The login needs its
 * id; another code may be requested a minute later.
 */
export const useSmsCode = (sceneCode: SmsScene) => {
  const [sent, setSent] = useState(() => lastCode(sceneCode))

  const spend = useCallback(() => {
    dropCode(sceneCode)
    setSent(undefined)
  }, [sceneCode])

  const sendCode = useCallback(
    async (phoneNumber: string): Promise<boolean> => {
      const code = await sendCodeTo(phoneNumber, sceneCode)
      if (code) setSent(code)
      return code !== undefined
    },
    [sceneCode],
  )
  return { sendCode, sent, spend }
}
