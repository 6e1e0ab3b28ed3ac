import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/**
 * Columns ending in `Sealed` are AES-256-GCM ciphertexts bound to their row and field; columns
 * ending in `Hash` are keyed HMACs that find a row without telling its value.
 */
export const users = pgTable('users', {
  id: text().primaryKey(),
  openId: text().notNull().unique(),
  mobileHash: text().unique(),
  mobileSealed: text(),
  wxOpenIdHash: text().unique(),
  wxOpenIdSealed: text(),
  nameSealed: text(),
  credentialType: text(),
  credentialNoSealed: text(),
  locked: boolean().notNull().default(false),
  createdAt: instant().notNull(),
})

/** A login; only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expireAt)],
)

export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    phoneHash: text().notNull(),
    /** Where the piece belongs, per mille of the track. */
    gap: integer().notNull(),
    choice: text().notNull(),
    tries: integer().notNull().default(0),
    expireAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expireAt)],
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    sessionId: text().primaryKey(),
    phoneHash: text().notNull(),
    ipHash: text().notNull(),
    scene: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    sentAt: instant().notNull(),
    expireAt: instant().notNull(),
    /** Used, replaced by a newer one, or never delivered. */
    endedAt: instant(),
    failed: boolean().notNull().default(false),
  },
  (table) => [index().on(table.phoneHash, table.sentAt), index().on(table.ipHash, table.sentAt)],
)

/** A half-filled form of one user for one product. */
export const drafts = pgTable(
  'drafts',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    cityCode: text().notNull(),
    productCode: text().notNull(),
    bodySealed: text().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cityCode, table.productCode] }),
    index().on(table.expireAt),
  ],
)
