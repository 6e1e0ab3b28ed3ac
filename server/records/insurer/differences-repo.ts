import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurerDifferences } from '../../db/schema'

export type InsurerDifference = typeof insurerDifferences.$inferSelect
export type NewDifference = Omit<InsurerDifference, 'endedAt'>

const key = [insurerDifferences.core, insurerDifferences.policyNo, insurerDifferences.kind]

/** Writes differences, and answers those that are new or have another view than before. */
export const noteDifferences = async (
  db: Db,
  found: readonly NewDifference[],
): Promise<InsurerDifference[]> =>
  found.length === 0
    ? []
    : db
        .insert(insurerDifferences)
        .values([...found])
        .onConflictDoUpdate({
          target: key,
          set: {
            ours: sql`excluded.ours`,
            theirs: sql`excluded.theirs`,
            foundAt: sql`excluded.found_at`,
            endedAt: null,
          },
          setWhere: sql`${insurerDifferences.endedAt} is not null or ${insurerDifferences.ours} <> excluded.ours or ${insurerDifferences.theirs} <> excluded.theirs`,
        })
        .returning()

/** Both views of these policies are the same again, except for the kinds that still differ. */
export const endDifferences = (
  db: Db,
  {
    core,
    policyNos,
    kinds,
    except = [],
    at,
  }: {
    core: string
    policyNos: string[]
    kinds: readonly string[]
    except?: readonly string[]
    at: number
  },
) =>
  db
    .update(insurerDifferences)
    .set({ endedAt: at })
    .where(
      and(
        eq(insurerDifferences.core, core),
        inArray(insurerDifferences.policyNo, policyNos),
        inArray(insurerDifferences.kind, [...kinds]),
        except.length === 0 ? undefined : notInArray(insurerDifferences.kind, [...except]),
        isNull(insurerDifferences.endedAt),
      ),
    )

/** The differences that nobody has mended yet, the oldest first. */
export const openDifferences = (db: Db, limit: number): Promise<InsurerDifference[]> =>
  db
    .select()
    .from(insurerDifferences)
    .where(isNull(insurerDifferences.endedAt))
    .orderBy(asc(insurerDifferences.foundAt))
    .limit(limit)
