import { isSignedIn } from '@/stores/session'
import type { Remind } from './remind.types'

/**
 * Loaded when the page has come to rest, for who may have an order: the first screen does not carry
 * the popup. Where it does not load, nobody is reminded; the order is among their orders all the same.
 */
export const remind: Remind = async (page) => {
  if (!isSignedIn()) return
  const flow = await import('@/flows/remind-to-pay').catch(() => undefined)
  await flow?.remindToPay(page)
}
