import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Db } from '../../db/client'
import { outbox, proposals } from '../../db/schema'
import type { OutboxTopic } from '../../db/schema/money'
import type { Message } from '../message/repo'

/** Cities whose messages somebody may see; undefined for all. A message about no order is of no city. */
type Cities = readonly string[] | undefined

const isDead = (db: Db, cities: Cities, topic?: string): SQL | undefined =>
  and(
    isNotNull(outbox.deadAt),
    topic === undefined ? undefined : eq(outbox.topic, topic as OutboxTopic),
    cities &&
      exists(
        db
          .select({ id: proposals.id })
          .from(proposals)
          .where(
            and(
              sql`${proposals.id} = ${outbox.payload} ->> 'proposalId'`,
              inArray(proposals.cityCode, [...cities]),
            ),
          ),
      ),
  )

export const deadMessages = (
  db: Db,
  {
    topic,
    cities,
    after,
  }: { topic?: string | undefined; cities: Cities; after?: string | undefined },
  limit: number,
): Promise<Message[]> =>
  db
    .select()
    .from(outbox)
    .where(and(isDead(db, cities, topic), after === undefined ? undefined : gt(outbox.id, after)))
    .orderBy(asc(outbox.id))
    .limit(limit)

export const deadKinds = (db: Db, cities: Cities) =>
  db
    .select({ topic: outbox.topic, lastError: outbox.lastError, times: count() })
    .from(outbox)
    .where(isDead(db, cities))
    .groupBy(outbox.topic, outbox.lastError)
    .orderBy(desc(count()))
    .limit(100)

/** Lets dead messages be sent again: one, or all of a topic. Answers how many. */
export const reviveDead = async (
  db: Db,
  which: { id: string } | { topic: string },
  { cities, now }: { cities: Cities; now: number },
): Promise<number> =>
  (
    await db
      .update(outbox)
      .set({ deadAt: null, tries: 0, nextTryAt: now })
      .where(
        'id' in which
          ? and(isDead(db, cities), eq(outbox.id, which.id))
          : isDead(db, cities, which.topic),
      )
      .returning({ id: outbox.id })
  ).length
