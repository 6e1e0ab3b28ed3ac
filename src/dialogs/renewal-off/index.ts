import { renewal as copy } from '@/copy/records/renewal'
import type { MessageProps } from '@/ui/dialog/message-dialog'

/** Asks before auto-renewal is turned off (specification section 2): what the question says. */
export const renewalOff = (): MessageProps => ({
  title: copy.offTitle,
  text: copy.offText,
  cancelText: copy.offKeep,
  confirmText: copy.offConfirm,
})
