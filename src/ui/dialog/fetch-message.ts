import { messageDialog } from './message-dialog'

/**
 * Loads the code of alerts and questions early, because without a network it could not load later.
 */
export const fetchMessage = async (): Promise<void> => {
  await Promise.all([messageDialog.load(), import('./stack')]).catch(() => undefined)
}
