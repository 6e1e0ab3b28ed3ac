import type { Db } from '../db/client'
import { transitions } from '../db/schema'

export const addTransition = (db: Db, transition: typeof transitions.$inferInsert) =>
  db.insert(transitions).values(transition)
