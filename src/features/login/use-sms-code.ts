import { useCallback, useRef } from 'react'
import { openCaptcha, sendVerifyCode } from '@/api/user'
import type { SmsScene } from '@/contract/login'
import { login as copy } from '@/copy/account/login'
import { failureText } from '@/copy/errors/failures'
import { captchaDialog } from '@/dialogs/captcha'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'

/** Failures of the captcha itself: another puzzle follows, nothing was sent. */
const again = ['CAPTCHA_WRONG', 'CAPTCHA_EXPIRED']

/**
 * Sends a verification code after a captcha. `send` answers whether one was sent; `sessionId` is
 * what signing in with it needs.
 */
export const useSmsCode = (sceneCode: SmsScene) => {
  const sessionId = useRef('')

  const send = useCallback(
    async (phoneNumber: string): Promise<boolean> => {
      let sent = false
      await ask(captchaDialog, {
        open: async () => {
          const answer = await openCaptcha(phoneNumber)
          if (!answer.ok) toast(failureText(answer.error))
          return answer.ok ? answer.value : undefined
        },
        submit: async (captchaId, captchaAnswer) => {
          const answer = await sendVerifyCode({ phoneNumber, sceneCode, captchaId, captchaAnswer })
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
  return { send, sessionId }
}
