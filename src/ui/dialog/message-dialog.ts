import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { defineDialog } from './define'

/** The picture above a question. */
export type MessageIcon = 'default' | 'warning-red' | 'pay' | 'blue-pay' | 'refund'

export interface MessageSpec {
  title?: string
  text?: string
  icon?: MessageIcon
  confirmText?: string
  cancelText?: string
  /** Colour of the confirm button, `#rrggbb`; that of the page's product by default. */
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

/** The question after the code of a page or a dialog did not load. */
export const unloaded = (): MessageProps => ({
  title: shell.loadFailed,
  text: shell.offline,
  confirmText: buttons.retry,
  cancelText: buttons.close,
})
