import type { Context } from '../context/context'
import { describeError } from '../context/log'

const EVERY_MS = 1_000

/**
 * Reads every second what staff stopped on other gateways, until the timer that is answered is cleared.
 * Without the database the last answer stays.
 */
export const readSaleStops = (ctx: Context): NodeJS.Timeout =>
  setInterval(() => {
    ctx.saleStops.read().catch((error: unknown) => {
      ctx.log.warn({ error: describeError(error) }, 'stops of the sale were not read')
    })
  }, EVERY_MS)
