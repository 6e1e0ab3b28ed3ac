import { sql, type SQL } from 'drizzle-orm'
import { changeMarks } from './schema'

/**
 * The marks of the newest changes of what this user owns, as a subquery. Whoever has the same marks
 * has the same changes (docs/adr/0186).
 */
export const marksOf = (userId: SQL): SQL<string | null> => {
  const { mark } = changeMarks
  return sql`(select string_agg(${mark}::text, ',' order by ${mark}) from ${changeMarks} where ${changeMarks.userId} in (${userId}, ''))`
}
