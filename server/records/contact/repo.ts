import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { contacts } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'

export const contactsOf = (db: Db, userId: string) =>
  db.select().from(contacts).where(eq(contacts.userId, userId)).orderBy(desc(contacts.keptAt))

/** Writes a contact; one that is stored already is replaced. */
export const putContact = (
  db: Db,
  { id: userId }: OpenAccount,
  contact: Omit<typeof contacts.$inferInsert, 'userId'>,
) => {
  const { relationType, personSealed, keptAt } = contact
  return db
    .insert(contacts)
    .values({ ...contact, userId })
    .onConflictDoUpdate({
      target: [contacts.userId, contacts.credentialHash],
      set: { relationType, personSealed, keptAt },
    })
}

export const dropContact = (db: Db, userId: string, id: string) =>
  db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.id, id)))

export const dropContactsOf = (db: Db, userId: string) =>
  db.delete(contacts).where(eq(contacts.userId, userId))
