import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { transitions } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type Transition = typeof transitions.$inferInsert

export const addTransition = (db: Writes, transition: Transition) =>
  db.insert(transitions).values(transition)

/** The last time (ms) at which the entity entered a state; undefined when it never did. */
export const enteredAt = async (
  db: Db,
  entityId: string,
  toState: string,
): Promise<number | undefined> =>
  (
    await db
      .select({ at: transitions.at })
      .from(transitions)
      .where(and(eq(transitions.entityId, entityId), eq(transitions.toState, toState)))
      .orderBy(desc(transitions.at))
      .limit(1)
  )[0]?.at
