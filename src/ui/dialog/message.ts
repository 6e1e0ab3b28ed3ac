import { buttons } from '@/copy/shell/buttons'
import type { Answer } from './answer'
import { messageDialog, unloaded, type MessageSpec } from './message-dialog'
import { ask } from './service'

/** The colour of the page the dialog is on, dark enough for white text. */
export const PRODUCT_COLOUR = 'var(--hm-accent-fill)'

/** Says something that takes one button to acknowledge. */
export const alert = (spec: Omit<MessageSpec, 'cancelText'>): Promise<Answer> =>
  ask(messageDialog, { confirmText: buttons.alertOk, ...spec })

/** Asks something to confirm or cancel. */
export const confirm = (spec: MessageSpec): Promise<Answer> =>
  ask(messageDialog, { confirmText: buttons.confirm, cancelText: buttons.cancel, ...spec })

/** Code of a page did not come: true when the person wants another try. */
export const askToRetry = async (): Promise<boolean> =>
  (await ask(messageDialog, unloaded())).kind === 'confirmed'
