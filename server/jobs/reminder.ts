import { situationOf } from '@/domain/situation/situation'
import { DAY_MS } from '@/domain/time/day'
import { isOnSale } from '../catalogue/on-sale'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { remind } from '../message/remind'
import { findDraft, type DraftKey } from '../records/draft/repo'
import type { Job } from '../records/jobs/job'
import { hasBoughtSince, listProposals, unpaidStates } from '../records/proposal/repo'
import { dueReminders, noteReminded, type Reminder } from '../records/reminder/repo'
import { productOfKey } from '../reminder/reminder'
import { rowJob } from './kinds'

/**
 * Sends no reminder if the user has bought meanwhile or the product is no longer on sale. In each
 * case the reminder is marked as done.
 */
function work(ctx: Context, { id, userId, key, askedAt }: Reminder): Promise<'DONE'> {
  const product = productOfKey(ctx, key)
  return remind(
    ctx,
    userId,
    (tx, now) => noteReminded(tx, id, now),
    async (tx) => {
      if (!product || !isOnSale(ctx, product)) return undefined
      const { cityCode, productCode } = product
      if (await hasBoughtSince(tx, { userId, productCode, since: askedAt })) return undefined
      const hasBegun = await isBegun(tx, { userId, cityCode, productCode }, ctx.clock.now())
      const about = String(situationOf({ person: { hasBegun } }).reminder)
      const event = `${id} ${askedAt}`
      return { userId, topic: 'UNFINISHED', event, payload: { cityCode, productCode, about } }
    },
  )
}

/** Whether the user has a saved form, or an order that waits for its payment. */
async function isBegun(db: Db, key: DraftKey, now: number): Promise<boolean> {
  if (await findDraft(db, key, now)) return true
  const { userId, ...product } = key
  const unpaid = { ...product, statuses: unpaidStates, now, notExpiredAt: now, cursor: undefined }
  return (await listProposals(db, userId, { ...unpaid, limit: 1 })).length > 0
}

export const reminderJobs: readonly Job[] = [
  rowJob({
    name: 'remindOfForms',
    due: (ctx, wanted) => dueReminders(ctx.db, ctx.clock.now() - DAY_MS, wanted),
    keyOf: ({ id }) => id,
    work,
  }),
]
