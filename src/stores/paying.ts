import { storage, type Slot } from '@/platform/storage'
import { whenPersonEnds } from './person-ends'

/**
 * The pay order whose cashier this person was sent to, from which page version and by whose address,
 * so that coming back can say so: not every cashier leads back to the very address.
 */
const slot: Slot<string> = {
  area: 'session',
  name: 'paying',
  version: 1,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
}
const SCOPE = 'HM'

export const beganPaying = (payOrderId: string, pageVersion: string, by?: 'city'): void => {
  storage.write(slot, SCOPE, `${payOrderId} ${pageVersion} ${by ?? ''}`)
}

const began = () => storage.read(slot, SCOPE)?.split(' ') ?? []

/** The page version that paying this order began on, and whether at a city's own address. */
export const payingOn = (
  payOrderId: string,
): { pageVersion?: string | undefined; by?: 'city' | undefined } => {
  const [id, pageVersion, by] = began()
  return id === payOrderId ? { pageVersion, by: by === 'city' ? by : undefined } : {}
}

/** The person closed the cashier without paying: nothing is being confirmed. */
export const stoppedPaying = (): void => storage.remove(slot, SCOPE)

export const isPaying = (payOrderId: string): boolean => began()[0] === payOrderId

/** The order that was just confirmed: its payment opens without another press. In memory only. */
let confirmed: string | undefined

export const payAtOnce = (payOrderId: string): void => {
  confirmed = payOrderId
}

/** True once for the order that was just confirmed; a reload or a way back does not pay again. */
export const takePayAtOnce = (payOrderId: string): boolean => {
  const isIt = confirmed === payOrderId
  if (isIt) confirmed = undefined
  return isIt
}

whenPersonEnds(() => {
  stoppedPaying()
  confirmed = undefined
})
