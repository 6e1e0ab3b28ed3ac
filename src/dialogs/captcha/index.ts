import type { RequestOf } from '@/contract/call'
import type { Captcha, sendSmsCode } from '@/contract/login'
import { captcha as copy } from '@/copy/account/captcha'
import { defineDialog } from '@/ui/dialog/define'

export type CaptchaAnswer = RequestOf<typeof sendSmsCode>['captchaAnswer']

export interface CaptchaProps {
  /** A fresh puzzle; undefined when none can be had. */
  open: () => Promise<Captcha | undefined>
  /** True settles it; false means wrong: another puzzle follows. */
  submit: (captchaId: string, answer: CaptchaAnswer) => Promise<boolean>
}

/** A slider puzzle and, for those who cannot drag, an equal question (WCAG 2.2, 2.5.7). */
export const captchaDialog = defineDialog<CaptchaProps>({
  look: 'modal',
  label: () => copy.title,
  load: async () => (await import('./body')).CaptchaBody,
})
