import { addDays, DAY_MS, dayOf, startOfDayMs, type Day } from '@/domain/time/day'
import { HANDOVER_ROWS } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import {
  freshCancellations,
  freshEndorsements,
  freshPolicies,
  type Fresh,
} from '../records/insurer/handover-changes-repo'
import { addHandover, countHandovers } from '../records/insurer/handover-repo'
import { notHandedOver } from './handover-cores'

/**
 * Further back nothing is looked for. A core may name an hour of issue that is a month old when its
 * answer is heard at last.
 */
const BACK_MS = 32 * DAY_MS

/** A list that is not acknowledged after a day is an alarm. */
const LATE_MS = DAY_MS

/**
 * Makes the lists of what was issued and ended until last midnight and stands on no list yet: one list
 * a product, its policies before their corrections and cancellations. What was written late is on the list of the next
 * day, so nothing is left out, and nothing stands on two lists. Lists are also made where nobody is to
 * be told, so that an operator sees what waits.
 */
export async function makeHandovers(ctx: Context): Promise<void> {
  const until = startOfDayMs(dayOf(ctx.clock.now()))
  const span = { from: until - BACK_MS, until, except: notHandedOver(ctx), limit: HANDOVER_ROWS }
  const day = addDays(dayOf(until), -1)
  for (;;) {
    const rows: Fresh[] = []
    let isAll = true
    // What follows from a policy never stands on an earlier list than the policy.
    for (const find of [freshPolicies, freshEndorsements, freshCancellations]) {
      const found: Fresh[] = isAll ? await find(ctx.db, span) : []
      rows.push(...found)
      isAll &&= found.length < span.limit
    }
    for (const group of byProduct(rows)) await makeLists(ctx, day, group)
    if (isAll) return
  }
}

const byProduct = (rows: readonly Fresh[]): Fresh[][] => {
  const groups = new Map<string, Fresh[]>()
  for (const row of rows) {
    const name = `${row.cityCode} ${row.productCode} ${row.isByCore}`
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  return [...groups.values()]
}

async function makeLists(ctx: Context, day: Day, rows: readonly Fresh[]): Promise<void> {
  for (let at = 0; at < rows.length; at += HANDOVER_ROWS)
    await makeList(ctx, day, rows.slice(at, at + HANDOVER_ROWS))
}

async function makeList(ctx: Context, day: Day, rows: readonly Fresh[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const { cityCode, productCode, isByCore } = first
  await ctx.db.transaction(async (tx) => {
    const number = (await countHandovers(tx, first, day)) + 1
    const now = ctx.clock.now()
    const list = {
      no: `H-${cityCode}-${productCode}-${day.replaceAll('-', '')}-${number}`,
      ...{ cityCode, productCode, day, rowCount: rows.length },
      numberedBy: isByCore ? ('core' as const) : ('gateway' as const),
      ...{ createdAt: now, nextTryAt: now, alarmAt: now + LATE_MS },
    }
    await addHandover(tx, list, rows)
  })
}
