import type { Context } from '../context/context'
import { closeOrder, pull } from '../pay/pull'
import { openOrdersUnder, updateStop, type SaleStop } from '../records/staff/stop-repo'

/** The job that closes the open pay orders of a stop (jobs/staff.ts). */
export const CLOSE_STOPPED = 'closeStopped'

/** Other gateways may open orders until they have read the stop, so it is looked for them so long, in ms. */
const LOOKS_MS = 15_000
const AGAIN_MS = 1_000
const AT_ONCE = 8
const PART = 200

/**
 * Closes the pay orders that a stop covers. The provider is asked first: what was paid before counts as
 * paid. Money that comes later finds a closed order and goes back by itself.
 */
export async function closeStopped(ctx: Context, stop: SaleStop): Promise<void> {
  const { wechatLogin, officialAccount } = ctx.gateways
  const apps = { miniProgram: wechatLogin.appid, officialAccount: officialAccount?.appid }
  const orders = await openOrdersUnder(ctx.db, stop, apps, PART)
  const queue = orders.values()
  let silent = 0
  const worker = async () => {
    for (const order of queue) {
      const pulled = await pull(ctx, order)
      if (pulled === 'NOTHING_NEW') await closeOrder(ctx, order, 'cancel')
      if (pulled === 'UNKNOWN') silent += 1
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, orders.length) }, worker))
  const now = ctx.clock.now()
  const isOver = stop.endAt !== null && stop.endAt <= now
  const goesOn = !isOver && (silent > 0 || orders.length === PART || now < stop.startAt + LOOKS_MS)
  await updateStop(ctx.db, stop.id, { closeDueAt: goesOn ? now + AGAIN_MS : null })
}
