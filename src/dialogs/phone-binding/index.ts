import { ownPhone } from '@/copy/account/own-phone'
import { defineDialog } from '@/ui/dialog/define'

export interface PhoneBindingProps {
  /** As it was left: the dialog makes way for the captcha and comes back. */
  mobile: string
  /** When the last code was sent, ms since 1970. */
  sentAtMs: number | undefined
  /** What was wrong with the last try. */
  problem?: { field: 'mobile' | 'verifyCode'; text: string } | undefined
  /** Today on the gateway's clock. */
  today: string
}

/** `send` asks for a code first; `bind` has it. */
export interface PhoneBindingAnswer {
  step: 'send' | 'bind'
  mobile: string
  verifyCode: string
}

/** A mobile number and the code sent to it. */
export const phoneBinding = defineDialog<PhoneBindingProps, PhoneBindingAnswer>({
  look: 'sheet',
  label: () => ownPhone.bindTitle,
  load: async () => (await import('./body')).PhoneBindingBody,
})
