import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { outbox, renewals } from '../../db/schema'
import type { Message } from '../message/repo'
import type { Renewal } from '../renewal/repo'

/** Finds a renewal of any user. The caller checks who may see it. */
export const renewalById = async (db: Db, id: string): Promise<Renewal | undefined> =>
  (await db.select().from(renewals).where(eq(renewals.id, id)))[0]

/** Locks a message of any user. The caller checks who may see it. */
export const lockMessage = async (db: Db, id: string): Promise<Message | undefined> =>
  (await db.select().from(outbox).where(eq(outbox.id, id)).for('update'))[0]
