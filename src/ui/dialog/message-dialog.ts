import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { defineDialog } from './define'

/** The picture above a question (specification section 2). */
export type MessageIcon = 'default' | 'warning-red' | 'pay' | 'blue-pay' | 'refund'

export interface MessageSpec {
  title?: string
  text?: string
  icon?: MessageIcon
  confirmText?: string
  cancelText?: string
  /** Colour of the confirming button: `#rrggbb`, or `PRODUCT_COLOUR`. */
  colour?: string
}

export interface MessageProps extends MessageSpec {
  confirmText: string
}

export const messageDialog = defineDialog<MessageProps>({
  look: 'modal',
  above: true,
  label: ({ title, text }) => title ?? text ?? '',
  load: async () => (await import('./message-body')).MessageBody,
})

/** Fetches what alerts and questions are drawn with: without a network it would be too late. */
export const fetchMessage = async (): Promise<void> => {
  await Promise.all([messageDialog.load(), import('./stack')]).catch(() => undefined)
}

/** Code of a page or a dialog did not come: another try, in place. */
export const unloaded = (): MessageProps => ({
  title: shell.loadFailed,
  text: shell.offline,
  confirmText: buttons.retry,
  cancelText: buttons.close,
})
