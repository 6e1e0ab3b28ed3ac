import { DAY_MS } from '@/domain/time/day'
import { ledgerJobs } from '../../../server/jobs/ledger'
import { runJobs } from '../../../server/jobs/run'
import { billedDay } from '../../../server/ledger/day'
import { lastReconciliation } from '../../../server/records/ledger/repo'
import { turnSandbox } from '../purchase'
import type { Town } from './town'

const MINUTE_MS = 60_000
/** Waits in minutes for queries, cores, repeated refunds, leases of dead jobs, transfers and bills. */
const REST_MINUTES = [2, 35, 65, 25 * 60, 25 * 60, 25 * 60, 5, 65]
/** A renewal acts at most so often: it is announced, scheduled, and charged on eleven days. */
const MOST_SEASONS = 60
/** The job reads the bills of a week an hour, and a history lasts two years at most. */
const MOST_BILLS = 200

/**
 * After the last mishap everything must settle: all refunds succeed, time passes, and both gateways
 * run their jobs. It answers what did not settle within a bounded number of rounds.
 */
export async function comeToRest(town: Town, passTime: () => Promise<boolean>): Promise<string[]> {
  const { world, wait } = town
  const late: string[] = []
  world.faults.clear()
  let seasons = 0
  while (await passTime()) {
    await town.allJobs()
    seasons += 1
    if (seasons < MOST_SEASONS) continue
    late.push('a renewal does not come to its end')
    break
  }
  if (!(await readBills(town))) late.push('bills are not read')
  for (const { outTradeNo, second } of await world.orders()) {
    await ignored(turnSandbox(world, `pay-orders/${outTradeNo}/refunds`, { status: 'SUCCESS' }))
    // The gateway does not query a second payment, so its notification is sent again.
    if (second)
      await ignored(
        turnSandbox(world, `pay-orders/${outTradeNo}`, { outcome: 'PAID', again: true }),
      )
  }
  for (const minutes of REST_MINUTES) {
    wait(minutes * MINUTE_MS)
    for (const { outRefundNo, status } of await world.refunds())
      if (status === 'PROCESSING' || status === 'ABNORMAL')
        await ignored(turnSandbox(world, `refunds/${outRefundNo}`, { status: 'SUCCESS' }))
    await town.allJobs()
  }
  // After this wait the bill of the last day exists, too.
  wait(DAY_MS)
  return late
}

/**
 * Lets the job read all bills that are there; it fetches only some days per hour. A provider keeps a
 * bill for three months, so this comes before a longer time passes. Answers false if it never ends.
 */
export async function readBills({ world, wait, db, machines }: Town): Promise<boolean> {
  for (let bills = 0; bills < MOST_BILLS; bills += 1) {
    const newest = await lastReconciliation(db)
    if (newest && newest.day >= billedDay(world.clock.now())) return true
    wait(61 * MINUTE_MS)
    await runJobs(machines[0].gateway.ctx, ledgerJobs)
  }
  return false
}

/** A refusal of the outside world, such as that of a closed order, is no fault. */
const ignored = (done: Promise<unknown>): Promise<void> =>
  done.then(
    () => undefined,
    () => undefined,
  )
