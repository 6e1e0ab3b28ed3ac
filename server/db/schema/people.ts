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
import type { Relation } from '@/domain/apply/relation'
import type { RealNameLevel } from '@/domain/realname/real-name'
import { instant } from '../columns'

/**
 * Columns that end in `Sealed` are AES-256-GCM ciphertexts, bound to their row and field. Columns
 * that end in `Hash` are keyed HMACs, which find a row without revealing its value.
 */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    openId: text().notNull().unique(),
    mobileHash: text().unique(),
    mobileSealed: text(),
    /** Counts the changes of the mobile, so that staff correct the one that they have seen. */
    mobileVersion: integer().notNull().default(1),
    /** The openid in the mini-program. */
    wxOpenIdHash: text().unique(),
    wxOpenIdSealed: text(),
    /** The openid in the official account. A user has another openid in each app of WeChat. */
    oaOpenIdHash: text().unique(),
    oaOpenIdSealed: text(),
    nameSealed: text(),
    credentialType: text(),
    credentialNoSealed: text(),
    locked: boolean().notNull().default(false),
    /** The level of real-name verification: LV1 name and number, LV2 by WeChat, LV3 by face. */
    authLevel: text().$type<RealNameLevel>(),
    /** The mobile number for applications, if it is not the number that the user signs in with. */
    bindPhoneHash: text().unique(),
    bindPhoneSealed: text(),
    createdAt: instant().notNull(),
    /** The edition of the claim notice that the user has dismissed. */
    claimNotice: text(),
    /** When the user withdrew consent. People who were named before are not offered again. */
    consentWithdrawnAt: instant(),
    /** When the owner deleted the account. Personal data is gone then, purchases stay. */
    closedAt: instant(),
    /**
     * HMAC of the person, kept when the identity is forgotten while rewards are owed, so that the same
     * person's next account makes up for them (server/records/share/own-balance).
     */
    owesAs: text(),
  },
  (table) => [
    index('users_owes_as')
      .on(table.owesAs)
      .where(sql`owes_as is not null`),
  ],
)

/** Logins. Only the hashes of the token and of the binding cookie are stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Null for a mini-program, which keeps no cookies. */
    bindingHash: text(),
    /**
     * The openid in the official account where this login is shown, if the account has none stored.
     */
    oaOpenIdSealed: text(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expireAt)],
)

/**
 * Tickets by which the owner of a login signs in once more in another place. A ticket ends with
 * that login.
 */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text().primaryKey(),
    sessionHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    source: text().notNull(),
    /** Further values that the page sent with the ticket. */
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
    /** The address together with the kind of device (account/captcha.ts). */
    ipHash: text().notNull().default(''),
    /** The right position of the puzzle piece, per mille of the track. */
    gap: integer().notNull(),
    choice: text().notNull(),
    /** The number of wrong answers: none or one. */
    tries: integer().notNull().default(0),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    expireAt: instant().notNull(),
    /** When it was answered, whether right or wrong. */
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
    /** When the code was used, replaced by a newer one, or could not be delivered. */
    endedAt: instant(),
    failed: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.phoneHash, table.sentAt),
    index().on(table.ipHash, table.sentAt),
    index().on(table.sentAt),
  ],
)

/** Saved contacts, one per credential of a user. */
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

/** A partly filled form of one user for one product. */
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
    /** The page that wrote the draft, and the number of that edit on that page. */
    editBy: text(),
    editNumber: integer(),
    /** The delegation whose form the applicant took over into this draft (delegations.id). */
    delegationId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cityCode, table.productCode] }),
    index().on(table.expireAt),
    index().on(table.delegationId),
  ],
)
