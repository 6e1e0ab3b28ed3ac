import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { lockUserKey } from '../records/account/user-repo'
import { queueMessage, type Queued } from '../records/message/queue'

/**
 * Writes a reminder that a user asked for, once. The mark and the message are written in one
 * transaction, so a crash neither loses nor repeats it. `note` answers false when another gateway
 * was first. If `say` answers undefined, the reminder is marked without a message.
 */
export async function remind(
  ctx: Context,
  userId: string,
  note: (tx: Db, now: number) => Promise<boolean>,
  say: (tx: Db) => Promise<Queued | undefined>,
): Promise<'DONE'> {
  await ctx.db.transaction(async (tx) => {
    await lockUserKey(tx, userId)
    const message = (await note(tx, ctx.clock.now())) ? await say(tx) : undefined
    if (message) await queueMessage(ctx, tx, message)
  })
  return 'DONE'
}
