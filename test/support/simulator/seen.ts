import {
  insurantConfirmations,
  insurants,
  insurerRequests,
  ledger,
  outbox,
  payOrders,
  policies,
  proposals,
  reconciliations,
  refunds,
  renewalPeople,
  renewals,
  transitions,
  withdrawals,
} from '../../../server/db/schema'
import type { Notes } from './notes'
import type { History } from './steps'
import type { Town } from './town'

/** What can be seen of a history from outside: answers, alarms, books, and the providers. */
export type Seen = Awaited<ReturnType<typeof readSeen>>

export async function readSeen(
  { db, world }: Town,
  notes: Notes,
  { skewMs, insurer }: Pick<History, 'skewMs' | 'insurer'>,
) {
  return {
    ...{ skewMs, insurer },
    answers: [...notes.answers],
    alarms: new Set(notes.alarms),
    happened: new Set(notes.happened),
    moves: await db.select().from(transitions),
    proposals: await db.select().from(proposals),
    orders: await db.select().from(payOrders),
    refunds: await db.select().from(refunds),
    policies: await db.select().from(policies),
    people: await db.select().from(insurants),
    renewals: await db.select().from(renewals),
    renewing: await db.select().from(renewalPeople),
    withdrawals: await db.select().from(withdrawals),
    messages: await db.select().from(outbox),
    entries: await db.select().from(ledger),
    confirmations: await db.select().from(insurantConfirmations),
    requests: await db.select().from(insurerRequests),
    bills: await db.select().from(reconciliations),
    there: {
      orders: await world.orders(),
      refunds: await world.refunds(),
      core: await world.corePolicies(),
    },
  }
}
