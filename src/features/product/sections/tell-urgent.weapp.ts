import type { TellUrgent } from './tell-urgent.types'

/** The main package has no room for the dialog: the card on the page says it. */
export const tellUrgent: TellUrgent = () => Promise.resolve()
