import { renewal as copy } from '@/copy/records/renewal'
import type { MessageProps } from '@/ui/dialog/message-dialog'

/** The question before auto-renewal is switched off. */
export const renewalOff = (): MessageProps => ({
  title: copy.offTitle,
  text: copy.offText,
  cancelText: copy.offKeep,
  confirmText: copy.offConfirm,
})
