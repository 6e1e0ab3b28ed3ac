import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { addMessage } from '../records/message/repo'

type Message = Parameters<typeof addMessage>[1]

/** A reminder and its user. Its `dedupeKey` keeps a second one from being written. */
export type Reminding = Pick<Message, 'userId' | 'topic' | 'dedupeKey' | 'payload'>

/**
 * Writes a reminder that a user asked for, once. The mark and the message are written in one
 * transaction, so a crash neither loses nor repeats it. `note` answers false when another gateway
 * was first. If `say` answers undefined, the reminder is marked without a message.
 */
export async function remind(
  ctx: Context,
  note: (tx: Db, now: number) => Promise<boolean>,
  say: (tx: Db) => Promise<Reminding | undefined>,
): Promise<'DONE'> {
  const createdAt = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const message = (await note(tx, createdAt)) ? await say(tx) : undefined
    if (message)
      await addMessage(tx, { id: ctx.ids.next(), ...message, createdAt, nextTryAt: createdAt })
  })
  return 'DONE'
}
