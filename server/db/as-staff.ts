import { sql } from 'drizzle-orm'
import type { Db } from './database'

/**
 * Marks a transaction as one of the operators' console. Triggers then refuse its changes unless it
 * also writes a row of the staff log (migrations/0003_staff.sql).
 */
export const asStaff = (tx: Db, staffId: string) =>
  tx.execute(sql`select set_config('huimin.staff', ${staffId}, true)`)
