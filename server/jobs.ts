import { dayOf } from '@/domain/time/day'
import type { Context } from './context'
import { dropDraftsBefore } from './draft/repo'
import { dropKeysBefore } from './idempotency/repo'
import { describeError } from './log'
import { closeOrder, closeRemotely, pull } from './pay/pull'
import { pushRefund } from './pay/refund'
import {
  overduePayOrders,
  openPayOrder,
  takeDueCloses,
  takeDueQueries,
  takeDueRefunds,
} from './pay/repo'
import { duePolicies } from './policy/repo'
import { lockProposal, overdueProposals, releaseCover, unpaidStates } from './proposal/repo'
import { movePolicy, moveProposal } from './proposal/states'

/**
 * What happens without anybody asking. Each job reads what is due from the database and may be
 * killed anywhere: the next round, or the next process, goes on.
 */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const KEEP_KEYS_MS = 7 * 24 * HOUR_MS

/** The back-stop of the notifications: no payment is ever lost. */
async function pullPayOrders(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const order of await takeDueQueries(ctx.db, now, now + MINUTE_MS)) await pull(ctx, order)
}

async function expirePayOrders(ctx: Context): Promise<void> {
  for (const order of await overduePayOrders(ctx.db, ctx.clock.now()))
    // Paid in the last second is paid; and as long as nobody knows, nothing expires.
    if ((await pull(ctx, order)) === 'NOTHING_NEW') await closeOrder(ctx, order, 'expire')
}

async function closePayOrders(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const order of await takeDueCloses(ctx.db, now, now + MINUTE_MS))
    await closeRemotely(ctx, order)
}

async function pushRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const refund of await takeDueRefunds(ctx.db, now, now + MINUTE_MS))
    await pushRefund(ctx, refund)
}

async function expireProposals(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const id of await overdueProposals(ctx.db, now, 100))
    await ctx.db.transaction(async (tx) => {
      const proposal = await lockProposal(tx, id)
      if (!proposal || !unpaidStates.includes(proposal.status)) return
      // Its pay order ends first; until then money may still be on its way.
      if (await openPayOrder(tx, id)) return
      await moveProposal(ctx, tx, proposal, 'expire')
      await releaseCover(tx, id)
    })
}

async function turnPolicies(ctx: Context): Promise<void> {
  const today = dayOf(ctx.clock.now())
  await ctx.db.transaction(async (tx) => {
    const due = { status: ['WAITING' as const], by: 'effectiveOn' as const, onDay: today }
    for (const policy of await duePolicies(tx, due)) await movePolicy(ctx, tx, policy, 'takeEffect')
    const yesterday = dayOf(ctx.clock.now() - 24 * HOUR_MS)
    const over = { status: ['EFFECTIVE' as const], by: 'expireOn' as const, onDay: yesterday }
    for (const policy of await duePolicies(tx, over)) await movePolicy(ctx, tx, policy, 'expire')
  })
}

async function sweep(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await dropDraftsBefore(ctx.db, now)
  await dropKeysBefore(ctx.db, now - KEEP_KEYS_MS)
}

const jobs = {
  pullPayOrders,
  expirePayOrders,
  closePayOrders,
  pushRefunds,
  expireProposals,
  turnPolicies,
  sweep,
}

/** One round of everything; a job that fails does not keep the others from their work. */
export async function runJobs(ctx: Context): Promise<void> {
  for (const [job, run] of Object.entries(jobs))
    try {
      await run(ctx)
    } catch (error) {
      ctx.log.error({ job, error: describeError(error) }, 'job failed')
    }
}

/** Rounds one after another with a pause between them; `stop` waits for the one at work. */
export function startJobs(ctx: Context): { stop(): Promise<void> } {
  let stopped = false
  let wake = () => {}
  const round = async () => {
    while (!stopped) {
      await runJobs(ctx)
      if (stopped) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ctx.env.JOB_INTERVAL_SECONDS * 1000)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const running = round()
  return {
    stop: () => {
      stopped = true
      wake()
      return running
    },
  }
}
