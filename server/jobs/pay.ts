import { closeOrder, closeRemotely, pull } from '../pay/pull'
import { pushRefund } from '../pay/refund'
import type { Job } from '../records/jobs/job'
import {
  dueCloses,
  dueQueries,
  dueRefunds,
  overduePayOrders,
  updatePayOrder,
  updateRefund,
} from '../records/pay/repo'
import { rowJob } from './kinds'

const MINUTE_MS = 60_000

export const payJobs: readonly Job[] = [
  /**
   * Asks the providers about open pay orders, so that a lost notification does not lose a payment.
   */
  rowJob({
    name: 'pullPayOrders',
    due: (ctx, wanted) => dueQueries(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: async (ctx, order) => {
      await pull(ctx, order)
      return 'DONE'
    },
  }),
  rowJob({
    name: 'expirePayOrders',
    due: (ctx, wanted) => overduePayOrders(ctx.db, wanted),
    keyOf: ({ id }) => id,
    // The provider is asked first: an order paid in its last second counts as paid. While the
    // provider's answer is unknown, the order does not expire.
    work: async (ctx, order) => {
      const pulled = await pull(ctx, order)
      if (pulled === 'NOTHING_NEW') await closeOrder(ctx, order, 'expire')
      return pulled === 'UNKNOWN' ? 'LATER' : 'DONE'
    },
  }),
  rowJob({
    name: 'closePayOrders',
    due: (ctx, wanted) => dueCloses(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: async (ctx, order) => {
      await updatePayOrder(ctx.db, order.id, { closeDueAt: ctx.clock.now() + MINUTE_MS })
      await closeRemotely(ctx, order)
      return 'DONE'
    },
  }),
  rowJob({
    name: 'pushRefunds',
    due: (ctx, wanted) => dueRefunds(ctx.db, wanted),
    keyOf: ({ outRefundNo }) => outRefundNo,
    work: async (ctx, refund) => {
      const again = { tries: refund.tries + 1, nextTryAt: ctx.clock.now() + MINUTE_MS }
      await updateRefund(ctx.db, refund.outRefundNo, again)
      await pushRefund(ctx, refund)
      return 'DONE'
    },
  }),
]
