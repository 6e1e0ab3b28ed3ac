import { defineDialog } from '@/ui/dialog/define'
import { ownPhone } from '../../identity/copy'

export interface PhoneBindingProps {
  /** The number as it was left: the dialog closes for the captcha and opens again. */
  mobile: string
  /** When the last code was sent, ms since 1970. */
  sentAtMs: number | undefined
  /** The problem of the last try. */
  problem?: { field: 'mobile' | 'verifyCode'; text: string } | undefined
  /** Today on the gateway's clock. */
  today: string
}

/** `send` asks for a code first; `bind` has one. */
export interface PhoneBindingAnswer {
  step: 'send' | 'bind'
  mobile: string
  verifyCode: string
}

/** Asks for a mobile number and the code sent to it. */
export const phoneBinding = defineDialog<PhoneBindingProps, PhoneBindingAnswer>({
  look: 'sheet',
  label: () => ownPhone.bindTitle,
  load: async () => (await import('./body')).PhoneBindingBody,
})
