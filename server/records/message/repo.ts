import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { outbox } from '../../db/schema'
import type { MessageTopic } from '../../db/schema/money'
import type { Writes } from '../../db/write-batch'
import { traceparentNow } from '../../trace/span'
import type { Due } from '../jobs/job'

export type Message = typeof outbox.$inferSelect
/** A message that a person reads. */
export type UserMessage = Message & { topic: MessageTopic }

export const dueMessages = (db: Db, { now, limit, among }: Due): Promise<Message[]> =>
  db
    .select()
    .from(outbox)
    .where(and(lte(outbox.nextTryAt, now), among(outbox.id)))
    .orderBy(asc(outbox.nextTryAt))
    .limit(limit)

export const updateMessage = (
  db: Db,
  id: string,
  change: Partial<
    Pick<Message, 'nextTryAt' | 'tries' | 'sentAt' | 'deadAt' | 'lastError' | 'openIdSealed'>
  >,
) => db.update(outbox).set(change).where(eq(outbox.id, id))

/** Queues a message. A second message with the same dedupe key changes nothing. */
export const addMessage = (db: Writes, message: typeof outbox.$inferInsert) =>
  db
    .insert(outbox)
    .values({ traceparent: traceparentNow(), ...message })
    .onConflictDoNothing({ target: outbox.dedupeKey })
