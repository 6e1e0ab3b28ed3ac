import type { RequestOf } from '@/contract/call'
import type { Captcha, sendSmsCode } from '@/contract/login'
import { defineDialog } from '@/ui/dialog/define'
import { captcha as copy } from '../../copy'

export type CaptchaAnswer = RequestOf<typeof sendSmsCode>['captchaAnswer']

export interface CaptchaProps {
  /** Opens a new puzzle; undefined when that fails. */
  open: () => Promise<Captcha | undefined>
  /**
   * Answers true when the captcha is finished. False means a wrong answer, and another puzzle
   * follows. After several wrong answers a right one may be followed by another puzzle, too: MORE.
   */
  submit: (captchaId: string, answer: CaptchaAnswer) => Promise<boolean | 'MORE'>
}

/** A slider puzzle and an equal question for users who cannot drag (WCAG 2.2, 2.5.7). */
export const captchaDialog = defineDialog<CaptchaProps>({
  look: 'modal',
  label: () => copy.title,
  load: async () => (await import('./body')).CaptchaBody,
})
