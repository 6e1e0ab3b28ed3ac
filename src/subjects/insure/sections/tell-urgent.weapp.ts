import type { TellUrgent } from './tell-urgent.types'

/** The main package has no room for the dialog. The card on the page has the same text. */
export const tellUrgent: TellUrgent = () => Promise.resolve()
