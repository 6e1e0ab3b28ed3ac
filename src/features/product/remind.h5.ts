import type { Remind } from './remind.types'

/**
 * Loaded when the page has come to rest: the first screen does not carry the popup. Where it does
 * not load, nobody is reminded; the order is among their orders all the same.
 */
export const remind: Remind = (page) =>
  import('@/flows/continue-pay').then(
    ({ remindToPay }) => remindToPay(page),
    () => undefined,
  )
