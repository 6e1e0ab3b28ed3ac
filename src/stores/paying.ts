import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The pay order whose cashier this user was sent to, with the page version and the kind of address.
 * A returning user needs it, because not every cashier leads back to the same address.
 */
const slot: Slot<string> = {
  area: 'session',
  name: 'paying',
  version: 1,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
}
const SCOPE = 'HM'

export const beganPaying = (
  payOrderId: string,
  pageVersion: string,
  by?: 'city',
  /** The order that is paid. */
  proposalId = '',
): void => {
  storage.write(slot, SCOPE, `${payOrderId} ${pageVersion} ${by ?? ''} ${proposalId}`)
}

const began = () => storage.read(slot, SCOPE)?.split(' ') ?? []

/** The page version on which paying this order began, and whether it was at a city's address. */
export const payingOn = (
  payOrderId: string,
): { pageVersion?: string | undefined; by?: 'city' | undefined } => {
  const [id, pageVersion, by] = began()
  return id === payOrderId ? { pageVersion, by: by === 'city' ? by : undefined } : {}
}

/**
 * Forgets the pay order after the user closed the cashier without paying. There is no payment to
 * confirm then.
 */
export const stoppedPaying = (): void => storage.remove(slot, SCOPE)

/** Whether the user went to the cashier of this pay order, so that its money may be on its way. */
export const isPaying = (payOrderId: string | null): boolean =>
  payOrderId !== null && began()[0] === payOrderId

/** The same of an order whose pay order is not known here. */
export const isPayingFor = (proposalId: string): boolean => began()[3] === proposalId

/** The order that was just confirmed. Its payment opens without another tap. In memory only. */
let confirmed: string | undefined

export const payAtOnce = (payOrderId: string): void => {
  confirmed = payOrderId
}

/** True once for the order that was just confirmed, so that a reload or Back does not pay again. */
export const takePayAtOnce = (payOrderId: string): boolean => {
  const isIt = confirmed === payOrderId
  if (isIt) confirmed = undefined
  return isIt
}

whenPersonEnds(() => {
  stoppedPaying()
  confirmed = undefined
})
