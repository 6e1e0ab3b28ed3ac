import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { addMessage } from '../records/message/repo'

type Message = Parameters<typeof addMessage>[1]

/** What is said to whom; told again under the same key it changes nothing. */
export type Reminding = Pick<Message, 'userId' | 'topic' | 'dedupeKey' | 'payload'>

/**
 * Reminds somebody who asked for it, once. That it was done and the message are one transaction: a
 * crash neither loses nor repeats it. `note` answers false when another gateway was first; nothing
 * from `say` ends it without a word.
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
