import type { Context } from '../context/context'
import { countUnsorted, makeMonths } from '../db/partitions'

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
