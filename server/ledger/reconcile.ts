import type { Db } from '../db/client'
import type { Account, Difference } from '../db/schema/ledger'
import {
  entriesOf,
  ordersAfter,
  paidProposals,
  policiesAfter,
  policiesOfProposals,
  refundsOf,
  type Entry,
} from '../records/ledger/repo'
import { sharedProposals, shareEntriesOfAll } from '../records/ledger/shares-repo'
import { rewardDifferences } from '../records/share/reward-ledger-repo'
import { differencesOf } from './check-order'
import { shareDifferences } from './check-shares'

/** The result of comparing the whole ledger with itself. */
export interface Reconciled {
  /** In fen; positive where more was debited than credited. */
  balances: Partial<Record<Account, number>>
  payOrders: number
  policies: number
  /** Empty when everything agrees. */
  differences: Difference[]
}

/** The rows read in one page, so that each read keeps the database busy only for a moment. */
const PAGE = 500

/**
 * Compares the ledger with pay orders, policies and refunds over all sales, and the ledger of
 * rewards with what was earned and withdrawn. It only reads, page by page, so it may run at any
 * time.
 */
export async function reconcile(db: Db): Promise<Reconciled> {
  const found: Reconciled = {
    balances: { WECHAT_PAY: 0, ADVANCE_PREMIUM: 0, PREMIUM: 0, REFUNDS_OWED: 0 },
    payOrders: 0,
    policies: 0,
    differences: [],
  }
  for (let last: string | undefined = ''; last !== undefined;)
    last = await atOnce(db, (tx) => checkOrders(tx, last ?? '', found))
  for (let last: string | undefined = ''; last !== undefined;)
    last = await atOnce(db, (tx) => checkPolicies(tx, last ?? '', found))
  found.differences.push(...(await atOnce(db, rewardDifferences)))
  return found
}

/** Reads one page in one snapshot, so that a payment processed meanwhile makes no difference. */
export const atOnce = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

async function checkOrders(db: Db, after: string, found: Reconciled): Promise<string | undefined> {
  const orders = await ordersAfter(db, after, PAGE)
  if (orders.length === 0) return undefined
  const ids = orders.map(({ id }) => id)
  const entries = await entriesOf(db, ids)
  const refunds = by(await refundsOf(db, ids), ({ payOrderId }) => payOrderId)
  const proposalIds = orders.map(({ proposalId }) => proposalId)
  const sold = await policiesOfProposals(db, proposalIds)
  const policies = by(sold, ({ proposalId }) => proposalId)
  const shares = by(await shareEntriesOfAll(db, ids), ({ payOrderId }) => payOrderId)
  const shared = await sharedProposals(db, proposalIds)
  addUp(entries, found.balances)
  const lines = by(entries, ({ payOrderId }) => payOrderId)
  for (const order of orders) {
    const booked = lines.get(order.id) ?? []
    found.differences.push(
      ...differencesOf({
        order,
        entries: booked,
        refunds: refunds.get(order.id) ?? [],
        policies: policies.get(order.proposalId) ?? [],
      }),
      ...shareDifferences({
        order,
        entries: booked,
        shares: shares.get(order.id) ?? [],
        isShared: shared.has(order.proposalId),
      }),
    )
  }
  found.payOrders += orders.length
  return orders.at(-1)?.id
}

function by<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

function addUp(entries: readonly Entry[], balances: Reconciled['balances']): void {
  for (const { debit, credit, amountFen } of entries) {
    balances[debit] = (balances[debit] ?? 0) + amountFen
    balances[credit] = (balances[credit] ?? 0) - amountFen
  }
}

async function checkPolicies(
  db: Db,
  after: string,
  found: Reconciled,
): Promise<string | undefined> {
  const policies = await policiesAfter(db, after, PAGE)
  if (policies.length === 0) return undefined
  const paid = await paidProposals(
    db,
    policies.map(({ proposalId }) => proposalId),
  )
  for (const { id, proposalId, premiumFen } of policies)
    if (!paid.has(proposalId))
      found.differences.push({ kind: 'POLICY_UNPAID', reference: id, foundFen: premiumFen })
  found.policies += policies.length
  return policies.at(-1)?.id
}
