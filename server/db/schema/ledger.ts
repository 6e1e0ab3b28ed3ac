import { sql } from 'drizzle-orm'
import { payProviders, type PayProviderName } from '@/domain/pay/pay-type'

/**
 * The accounts of the ledger: money at each provider, advance premium (paid, policies not yet
 * issued), premium (policies issued), refunds owed, and money that we gave back outside of the providers.
 */
export const accounts = [
  ...payProviders,
  'ADVANCE_PREMIUM',
  'PREMIUM',
  'REFUNDS_OWED',
  'OUTSIDE',
] as const
export type Account = (typeof accounts)[number]

/** Stands for the account of the order's provider. */
const PROVIDER = 'PROVIDER'
type Side = Exclude<Account, PayProviderName> | typeof PROVIDER

/** The kinds of ledger entries, with the two accounts that each kind moves money between. */
export const entryKinds = {
  /** A customer's payment arrived. */
  PAYMENT: { debit: PROVIDER, credit: 'ADVANCE_PREMIUM' },
  /** The payment bought policies. */
  ISSUE: { debit: 'ADVANCE_PREMIUM', credit: 'PREMIUM' },
  /** The payment could not buy policies and must be refunded. */
  RETURN: { debit: 'ADVANCE_PREMIUM', credit: 'REFUNDS_OWED' },
  /** The payment bought policies, but they ended and it must be refunded. */
  REVOKE: { debit: 'PREMIUM', credit: 'REFUNDS_OWED' },
  /** A refund that was owed has been made. */
  REFUND: { debit: 'REFUNDS_OWED', credit: PROVIDER },
  /** A refund that was owed has been settled outside of the provider. */
  SETTLE: { debit: 'REFUNDS_OWED', credit: 'OUTSIDE' },
} as const satisfies Record<string, Record<'debit' | 'credit', Side>>
export type EntryKind = keyof typeof entryKinds

/**
 * The SQL expression for one account of an entry. A kind that is not in the table has no account,
 * so its row is refused.
 */
const accountOf = (side: 'debit' | 'credit') => {
  const cases = Object.entries(entryKinds).map(
    ([kind, sides]) =>
      `when '${kind}' then ${sides[side] === PROVIDER ? '"provider"' : `'${sides[side]}'`}`,
  )
  return sql.raw(`case "kind" ${cases.join(' ')} end`)
}
export const debitOf = accountOf('debit')
export const creditOf = accountOf('credit')

/**
 * The kinds of differences that a reconciliation finds, by the names that docs/operating.md uses.
 */
export const differenceKinds = [
  'LINE_MISSING',
  'LINE_UNEXPECTED',
  'AMOUNT_DIFFERS',
  'MONEY_UNUSED',
  'POLICIES_DIFFER',
  'POLICY_UNPAID',
  'REFUNDS_DIFFER',
  'STATE_DIFFERS',
  'SHARES_DIFFER',
  'BILL_PAYMENT_UNKNOWN',
  'BILL_PAYMENT_MISSING',
  'BILL_REFUND_UNKNOWN',
  'BILL_REFUND_MISSING',
  'BILL_AMOUNT_DIFFERS',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  kind: DifferenceKind
  /** The provider whose bill differs; WeChat Pay if it is missing. */
  provider?: PayProviderName
  payOrderId?: string
  /** A transaction id, an out_refund_no, or the id of a policy. */
  reference?: string
  expectedFen?: number
  foundFen?: number
}
