import type { Context } from '../../context/context'
import type { Writes } from '../../db/write-batch'
import { addMessage, type Message } from './repo'

/** What a user is told. */
export interface Queued extends Pick<Message, 'userId' | 'topic' | 'payload'> {
  /** Sealed for this user. */
  openIdSealed?: string | null
  /** What happened, such as the id of the order. One event of a topic causes one message. */
  event: string
}

/** Queues a message in the caller's transaction. It is due at once. */
export async function queueMessage(
  ctx: Context,
  db: Writes,
  { event, ...message }: Queued,
): Promise<void> {
  const createdAt = ctx.clock.now()
  await addMessage(db, {
    id: ctx.ids.next(),
    ...message,
    dedupeKey: `${message.topic} ${event}`,
    createdAt,
    nextTryAt: createdAt,
  })
}
