import { useCallback, useState } from 'react'
import { send, type Failure } from '@/api/client'
import { openCaptcha, sendSmsCode, type SmsScene } from '@/contract/login'
import { login as copy } from '@/copy/account/login'
import { failureText } from '@/copy/errors/failures'
import { captchaDialog } from '@/dialogs/captcha'
import { dropCode, keepCode, lastCode } from '@/stores/sent-code'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'

/** Failures of the captcha itself: another puzzle follows, nothing was sent. */
const again = ['CAPTCHA_WRONG', 'CAPTCHA_EXPIRED']

const tell = (failure: Failure) => toast(failureText(failure, useVisit.getState().context))

/**
 * Sends a verification code after a captcha. `sent` is the code that is on its way or here, also
 * one of before a reload: signing in needs its id, and another one may be asked for a minute later.
 */
export const useSmsCode = (sceneCode: SmsScene) => {
  const [sent, setSent] = useState(() => lastCode(sceneCode))

  const spend = useCallback(() => {
    dropCode(sceneCode)
    setSent(undefined)
  }, [sceneCode])

  const sendCode = useCallback(
    async (phoneNumber: string): Promise<void> => {
      await ask(captchaDialog, {
        open: async () => {
          const answer = await send(openCaptcha, { phoneNumber })
          if (!answer.ok) tell(answer.error)
          return answer.ok ? answer.value : undefined
        },
        submit: async (captchaId, captchaAnswer) => {
          const answer = await send(sendSmsCode, {
            phoneNumber,
            countryCode: '86',
            sendFrontCodeScene: sceneCode,
            codeType: 1,
            captchaId,
            captchaAnswer,
          })
          if (answer.ok) {
            setSent(keepCode(sceneCode, answer.value.sessionId))
            toast(copy.sent)
            return true
          }
          if (again.includes(answer.error.name)) return false
          tell(answer.error)
          return true
        },
      })
    },
    [sceneCode],
  )
  return { sendCode, sent, spend }
}
