import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PayPlace, PayType } from '@/domain/pay/pay-type'
import type { ApprovalAct, ApprovalState } from '@/domain/staff/approval'
import type { Role } from '@/domain/staff/role'
import { fen, instant, transactionId } from '../columns'

/** People who work in the operators' console (server/console). */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** The name that they sign in with. */
  login: text().notNull().unique(),
  name: text().notNull(),
  /** scrypt, with its parameters and salt. */
  passwordHash: text().notNull(),
  /** The secret of the second factor. */
  totpSealed: text().notNull(),
  /** The time step of the last code that was taken. A code is taken once. */
  totpStep: bigint({ mode: 'number' }).notNull().default(0),
  roles: text().array().$type<Role[]>().notNull(),
  /** City codes, or `*` for all. */
  cities: text().array().notNull(),
  /** An account for emergencies; whoever uses it raises an alarm. */
  breakGlass: boolean().notNull().default(false),
  /** A made-up account of the sandbox, whose password everybody knows. */
  sample: boolean().notNull().default(false),
  /** Tries since the last success. Each is written before it is checked. */
  failures: integer().notNull().default(0),
  lockedUntil: instant(),
  createdAt: instant().notNull(),
  disabledAt: instant(),
  /** Counts the changes of rights, so that nobody overwrites what they have not seen. */
  version: integer().notNull().default(1),
})

/**
 * Who may set up password and second factor by a link: somebody new, or somebody whose sign-in was
 * renewed. The row goes when the link is used.
 */
export const staffInvitations = pgTable('staff_invitations', {
  staffId: text()
    .primaryKey()
    .references(() => staff.id),
  /** Until then administrators can draw a link. Two of them agreed to it. */
  openUntil: instant().notNull(),
  /** Of the link that was drawn last; the one before is void. Only the hash is stored. */
  tokenHash: text().unique('staff_invitations_token_hash_unique'),
  expireAt: instant(),
})

/** Sessions of the console. Only the hash of the cookie is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When the second factor was last proved. */
    steppedUpAt: instant().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expireAt)],
)

/**
 * Everything that staff did, saw and were refused, each in the transaction of what it did. Append-only
 * (a trigger refuses changes) and hash-chained. Triggers refuse an effect of the console without its
 * row here. There is no foreign key to the staff, because the command line has no row there.
 */
export const staffLog = pgTable(
  'staff_log',
  {
    /** The place in the chain, from 0. */
    position: integer().primaryKey(),
    at: instant().notNull(),
    staffId: text().notNull(),
    staffName: text().notNull(),
    /** The call of the console, or the command. */
    act: text().notNull(),
    outcome: text().$type<'DONE' | 'REFUSED'>().notNull(),
    /** Why it was refused. */
    code: text(),
    /** The record that it is about. */
    subject: text(),
    /** The customer whom it is about; the customer can read who looked. */
    userId: text(),
    cityCode: text(),
    /** The reason that the person gave. */
    reason: text(),
    /** What else belongs to it, without personal data. */
    detail: jsonb().$type<Record<string, string | number | boolean | null>>(),
    transactionId: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    prevHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index().on(table.transactionId),
    index().on(table.staffId, table.position),
    index().on(table.userId, table.position),
    index().on(table.subject, table.position),
    index().on(table.act, table.position),
    index().on(table.cityCode, table.position),
    index('staff_log_refused')
      .on(table.position)
      .where(sql`outcome = 'REFUSED'`),
  ],
)

/** What one person asked for and another must approve before the gateway carries it out. */
export const approvals = pgTable(
  'approvals',
  {
    id: text().primaryKey(),
    act: text().$type<ApprovalAct>().notNull(),
    status: text().$type<ApprovalState>().notNull(),
    /** The record that it is about. */
    subject: text().notNull(),
    cityCode: text(),
    userId: text(),
    amountFen: fen(),
    /** What to do, with masks of what is sealed. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A value of the person that the act needs, such as their new mobile. Gone once it is over. */
    givenSealed: text(),
    reason: text().notNull(),
    askedBy: text()
      .notNull()
      .references(() => staff.id),
    askedAt: instant().notNull(),
    expireAt: instant().notNull(),
    decidedBy: text().references(() => staff.id),
    decidedAt: instant(),
    /** Why it was declined, or why it could not be carried out. */
    outcome: text(),
    doneAt: instant(),
  },
  (table) => [
    // Nobody asks for the same thing twice at a time.
    uniqueIndex('approvals_one_open')
      .on(table.act, table.subject)
      .where(sql`status in ('ASKED', 'APPROVED')`),
    index().on(table.status, table.askedAt),
    index().on(table.subject),
  ],
)

/** Stops of a sale: the part of it that nobody may buy. An empty column stands for all. */
export const saleStops = pgTable(
  'sale_stops',
  {
    id: text().primaryKey(),
    cityCode: text(),
    productCode: text(),
    channel: text().$type<PayPlace>(),
    payType: text().$type<PayType>(),
    /** What people read on the page. */
    words: text().notNull(),
    startAt: instant().notNull(),
    /** When the sale goes on by itself; null: until somebody resumes it. */
    endAt: instant(),
    /** Until when open pay orders are looked for that this stop closes. */
    closeDueAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.endAt), index().on(table.closeDueAt)],
)

/** Alarms that wait for somebody. One row for each alarm and what it is about, until it is closed. */
export const raisedAlarms = pgTable(
  'raised_alarms',
  {
    id: text().primaryKey(),
    alarm: text().notNull(),
    /** The order, refund or service that it is about; empty where it is about the whole. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, string | number>>().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    times: integer().notNull().default(1),
    /** Who looks after it. */
    takenBy: text().references(() => staff.id),
    takenAt: instant(),
    closedAt: instant(),
    note: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('raised_alarms_one_open')
      .on(table.alarm, table.subject)
      .where(sql`closed_at is null`),
    index('raised_alarms_open')
      .on(table.id)
      .where(sql`closed_at is null`),
    index().on(table.lastAt),
  ],
)

/** The note with which somebody closed the differences of a day. */
export const reconciliationNotes = pgTable('reconciliation_notes', {
  day: date({ mode: 'string' }).primaryKey(),
  note: text().notNull(),
  staffId: text()
    .notNull()
    .references(() => staff.id),
  at: instant().notNull(),
  /** How many differences there were; another number opens the day again. */
  differences: integer().notNull(),
  version: integer().notNull().default(1),
})
