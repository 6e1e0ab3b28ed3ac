import { useCallback, useRef } from 'react'
import { send } from '@/api/client'
import { openCaptcha, sendSmsCode, type SmsScene } from '@/contract/login'
import { login as copy } from '@/copy/account/login'
import { failureText } from '@/copy/errors/failures'
import { captchaDialog } from '@/dialogs/captcha'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'

/** Failures of the captcha itself: another puzzle follows, nothing was sent. */
const again = ['CAPTCHA_WRONG', 'CAPTCHA_EXPIRED']

/**
 * Sends a verification code after a captcha. `sendCode` answers whether one was sent; `sessionId` is
 * what signing in with it needs.
 */
export const useSmsCode = (sceneCode: SmsScene) => {
  const sessionId = useRef('')

  const sendCode = useCallback(
    async (phoneNumber: string): Promise<boolean> => {
      let sent = false
      await ask(captchaDialog, {
        open: async () => {
          const answer = await send(openCaptcha, { phoneNumber })
          if (!answer.ok) toast(failureText(answer.error))
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
            sessionId.current = answer.value.sessionId
            sent = true
            toast(copy.sent)
            return true
          }
          if (again.includes(answer.error.name)) return false
          toast(failureText(answer.error))
          return true
        },
      })
      return sent
    },
    [sceneCode],
  )
  return { sendCode, sessionId }
}
