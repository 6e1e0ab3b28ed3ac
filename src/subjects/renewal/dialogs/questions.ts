import { reminders } from '@/copy/purchase/reminders'
import { renewal as copy } from '@/copy/records/renewal'
import { buttons } from '@/copy/shell/buttons'
import type { MessageProps } from '@/ui/dialog/message-dialog'

/** The question before auto-renewal is switched off. */
export const renewalOff = (): MessageProps => ({
  title: copy.offTitle,
  text: copy.offText,
  cancelText: copy.offKeep,
  confirmText: copy.offConfirm,
})

/** The question 你还未开通自动投保. */
export const renewalOffer = (): MessageProps => ({
  title: reminders.renewalTitle,
  text: reminders.renewalText,
  cancelText: buttons.close,
  confirmText: reminders.renewalOpen,
})
