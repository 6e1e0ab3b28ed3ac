import { buttons } from '@/copy/shell/buttons'
import type { Answer } from './answer'
import { defineDialog } from './define'
import { ask } from './service'

/** The picture above a question (specification section 2). */
export type MessageIcon = 'default' | 'warning-red' | 'pay' | 'blue-pay' | 'refund'

export interface MessageSpec {
  title?: string
  text?: string
  icon?: MessageIcon
  confirmText?: string
  cancelText?: string
  /** Colour of the confirming button, `#rrggbb`. */
  colour?: string
}

export interface MessageProps extends MessageSpec {
  confirmText: string
}

const messageDialog = defineDialog<MessageProps>({
  look: 'modal',
  label: ({ title, text }) => title ?? text ?? '',
  load: async () => (await import('./message-body')).MessageBody,
})

/** Says something that takes one button to acknowledge. */
export const alert = (spec: Omit<MessageSpec, 'cancelText'>): Promise<Answer> =>
  ask(messageDialog, { confirmText: buttons.alertOk, ...spec })

/** Asks something to confirm or cancel. */
export const confirm = (spec: MessageSpec): Promise<Answer> =>
  ask(messageDialog, { confirmText: buttons.confirm, cancelText: buttons.cancel, ...spec })
