import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context'
import type { Job } from '../jobs/job'
import { rowJob } from '../jobs/kinds'
import { addMessage } from '../pay/repo'
import { isOnSale } from '../product/product'
import { productOfKey } from './reminder'
import { dueReminders, hasBoughtSince, noteReminded, type Reminder } from './repo'

/** Who bought meanwhile, or could not any more, is left alone; either way nothing waits any longer. */
async function work(ctx: Context, { id, userId, key, askedAt }: Reminder): Promise<'DONE'> {
  const product = productOfKey(ctx, key)
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    if (!(await noteReminded(tx, id, now))) return
    if (!product || !isOnSale(ctx, product)) return
    const { cityCode, productCode } = product
    if (await hasBoughtSince(tx, { userId, productCode, since: askedAt })) return
    await addMessage(tx, {
      id: ctx.ids.next(),
      userId,
      topic: 'UNFINISHED',
      dedupeKey: `UNFINISHED ${id} ${askedAt}`,
      payload: { cityCode, productCode },
      createdAt: now,
      nextTryAt: now,
    })
  })
  return 'DONE'
}

export const reminderJobs: readonly Job[] = [
  rowJob({
    name: 'remindOfForms',
    due: (ctx, wanted) => dueReminders(ctx.db, ctx.clock.now() - DAY_MS, wanted),
    keyOf: ({ id }) => id,
    work,
  }),
]
