import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RealNameLevel } from '@/domain/confirm/real-name'
import type { Relation } from '@/domain/insurant/relation'
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
  /** In the mini-program. */
  wxOpenIdHash: text().unique(),
  wxOpenIdSealed: text(),
  /** In the official account; people have another openid in each app of WeChat. */
  oaOpenIdHash: text().unique(),
  oaOpenIdSealed: text(),
  nameSealed: text(),
  credentialType: text(),
  credentialNoSealed: text(),
  locked: boolean().notNull().default(false),
  /** How surely: LV1 name and number, LV2 WeChat's own, LV3 the face. */
  authLevel: text().$type<RealNameLevel>(),
  /** The mobile number for applications, if it is not the number that the user signs in with. */
  bindPhoneHash: text().unique(),
  bindPhoneSealed: text(),
  createdAt: instant().notNull(),
  /** The edition of the notice about claims that was put away. */
  claimNotice: text(),
  /** People named before this are not offered again. */
  consentWithdrawnAt: instant(),
  /** When the owner deleted the account. Personal data is gone then, purchases stay. */
  closedAt: instant(),
})

/** A login; only the hashes of its token and of the cookie it is bound to are kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Null for a mini-program, which keeps no cookies. */
    bindingHash: text(),
    /** In the official account that shows this login, where the account itself has none. */
    oaOpenIdSealed: text(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expireAt)],
)

/** Signs the owner of a login in once more, elsewhere; ends with that login. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text().primaryKey(),
    sessionHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    source: text().notNull(),
    /** What the page said along with it. */
    extras: jsonb().$type<Record<string, string>>().notNull().default({}),
    expireAt: instant().notNull(),
  },
  (table) => [index().on(table.sessionHash)],
)

export const captchas = pgTable(
  'captchas',
  {
    id: text().primaryKey(),
    phoneHash: text().notNull(),
    ipHash: text().notNull().default(''),
    /** Where the piece belongs, per mille of the track. */
    gap: integer().notNull(),
    choice: text().notNull(),
    /** Wrong answers: none or one. */
    tries: integer().notNull().default(0),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    expireAt: instant().notNull(),
    /** Answered, rightly or not. */
    usedAt: instant(),
  },
  (table) => [index().on(table.expireAt), index().on(table.ipHash, table.createdAt)],
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
  (table) => [
    index().on(table.phoneHash, table.sentAt),
    index().on(table.ipHash, table.sentAt),
    index().on(table.sentAt),
  ],
)

/** People kept to be named again, each once by its credential. */
export const contacts = pgTable(
  'contacts',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    credentialHash: text().notNull(),
    relationType: text().$type<Relation>().notNull(),
    personSealed: text().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [uniqueIndex('contacts_once').on(table.userId, table.credentialHash)],
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
    /** The page that wrote it, and its how manieth edit that was. */
    editBy: text(),
    editNumber: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cityCode, table.productCode] }),
    index().on(table.expireAt),
  ],
)
