import { buttons } from '@/copy/shell/buttons'
import type { Answer } from './define'
import { messageDialog, unloaded, type MessageSpec } from './message-dialog'
import { ask } from './service'

/** Shows a message with one button. */
export const alert = (spec: Omit<MessageSpec, 'cancelText'>): Promise<Answer> =>
  ask(messageDialog, { confirmText: buttons.alertOk, ...spec })

/** Asks a question that the user confirms or cancels. */
export const confirm = (spec: MessageSpec): Promise<Answer> =>
  ask(messageDialog, { confirmText: buttons.confirm, cancelText: buttons.cancel, ...spec })

/** Asks after the code of a page did not load; true when the user wants another try. */
export const askToRetry = async (): Promise<boolean> =>
  (await ask(messageDialog, unloaded())).kind === 'confirmed'
