import { addMonths, dayOf, startOfDayMs } from '@/domain/time/day'
import type { Context } from '../context/context'
import { countUnsorted, detachMonth, makeMonths, pastMonths } from '../db/partitions'
import { evidenceOfMonth } from '../records/evidence/repo'

/** Evidence stays in the table for at least so long after the last contract of its month ended. */
export const KEPT_MONTHS = 120

/** Makes the partitions of the months ahead. It raises an alarm when some evidence has none. */
export async function prepareMonths(ctx: Context): Promise<void> {
  const isComplete = await makeMonths(ctx.db)
  const count = await countUnsorted(ctx.db)
  if (!isComplete || count > 0)
    ctx.log.error(
      { alarm: 'PARTITION_MISSING', count },
      'a month of sales evidence has no partition of its own',
    )
}

/**
 * Takes months out of the table of steps that are older than the operator wants to keep there. Nothing
 * is deleted (docs/operating.md).
 */
export async function detachMonths(ctx: Context): Promise<void> {
  const { EVIDENCE_DETACH_MONTHS: after } = ctx.env
  if (after === undefined) return
  const today = dayOf(ctx.clock.now())
  const changedBefore = startOfDayMs(addMonths(today, -after))
  const endedBefore = addMonths(today, -KEPT_MONTHS)
  for (const month of await pastMonths(ctx.db)) {
    if (!(await isOver(ctx, month, { changedBefore, endedBefore }))) return
    if (await detachMonth(ctx.db, month)) ctx.log.info({ reason: month }, 'evidence was detached')
  }
}

/** Whether nothing in a month is needed any more. It reads the heads in parts, which stay quick. */
async function isOver(
  { db }: Context,
  month: string,
  limits: { changedBefore: number; endedBefore: string },
): Promise<boolean> {
  for (let after = ''; ;) {
    const rows = await evidenceOfMonth(db, { month, after, ...limits })
    const last = rows.at(-1)
    if (!last) return true
    if (rows.some(({ isKept }) => isKept)) return false
    after = last.id
  }
}
