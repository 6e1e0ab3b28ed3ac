import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { outbox } from '../../db/schema'
import type { OutboxTopic } from '../../db/schema/money'
import type { Message } from '../message/repo'

const isDead = isNotNull(outbox.deadAt)
const ofTopic = (topic: string | undefined) =>
  topic === undefined ? undefined : eq(outbox.topic, topic as OutboxTopic)

export const deadMessages = (
  db: Db,
  { topic, after }: { topic?: string | undefined; after?: string | undefined },
  limit: number,
): Promise<Message[]> =>
  db
    .select()
    .from(outbox)
    .where(and(isDead, ofTopic(topic), after === undefined ? undefined : gt(outbox.id, after)))
    .orderBy(asc(outbox.id))
    .limit(limit)

export const deadKinds = (db: Db) =>
  db
    .select({ topic: outbox.topic, lastError: outbox.lastError, times: count() })
    .from(outbox)
    .where(isDead)
    .groupBy(outbox.topic, outbox.lastError)
    .orderBy(desc(count()))
    .limit(100)

/** Lets dead messages be sent again: one, or all of a topic. Answers how many. */
export const reviveDead = async (
  db: Db,
  which: { id: string } | { topic: string },
  now: number,
): Promise<number> =>
  (
    await db
      .update(outbox)
      .set({ deadAt: null, tries: 0, nextTryAt: now })
      .where(and(isDead, 'id' in which ? eq(outbox.id, which.id) : ofTopic(which.topic)))
      .returning({ id: outbox.id })
  ).length
