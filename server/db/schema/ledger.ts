import { sql } from 'drizzle-orm'
import { payProviders, type PayProviderName } from '@/domain/payment/pay-provider'

/** Where money is: at who took it, taken but not yet used, earned, or to be given back. */
export const accounts = [...payProviders, 'ADVANCE_PREMIUM', 'PREMIUM', 'REFUNDS_OWED'] as const
export type Account = (typeof accounts)[number]

/** Of the provider of the order, whichever it is. */
const PROVIDER = 'PROVIDER'
type Side = Exclude<Account, PayProviderName> | typeof PROVIDER

/** What can happen to money, and the two accounts that it moves between. */
export const entryKinds = {
  /** A customer's money arrived. */
  PAYMENT: { debit: PROVIDER, credit: 'ADVANCE_PREMIUM' },
  /** It bought policies. */
  ISSUE: { debit: 'ADVANCE_PREMIUM', credit: 'PREMIUM' },
  /** It could not, and is owed back. */
  RETURN: { debit: 'ADVANCE_PREMIUM', credit: 'REFUNDS_OWED' },
  /** It did, but policies ended and it is owed back. */
  REVOKE: { debit: 'PREMIUM', credit: 'REFUNDS_OWED' },
  /** What was owed went back. */
  REFUND: { debit: 'REFUNDS_OWED', credit: PROVIDER },
} as const satisfies Record<string, Record<'debit' | 'credit', Side>>
export type EntryKind = keyof typeof entryKinds

/** A kind that is not in the table has no accounts, and the row is refused. */
const accountOf = (side: 'debit' | 'credit') => {
  const cases = Object.entries(entryKinds).map(
    ([kind, sides]) =>
      `when '${kind}' then ${sides[side] === PROVIDER ? '"provider"' : `'${sides[side]}'`}`,
  )
  return sql.raw(`case "kind" ${cases.join(' ')} end`)
}
export const debitOf = accountOf('debit')
export const creditOf = accountOf('credit')

/** What does not agree, and how docs/operating.md calls it. */
export const differenceKinds = [
  'LINE_MISSING',
  'LINE_UNEXPECTED',
  'AMOUNT_DIFFERS',
  'MONEY_UNUSED',
  'POLICIES_DIFFER',
  'POLICY_UNPAID',
  'REFUNDS_DIFFER',
  'STATE_DIFFERS',
  'BILL_PAYMENT_UNKNOWN',
  'BILL_PAYMENT_MISSING',
  'BILL_REFUND_UNKNOWN',
  'BILL_REFUND_MISSING',
  'BILL_AMOUNT_DIFFERS',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  kind: DifferenceKind
  /** Whose bill it is that differs; WeChat Pay's where it is not said. */
  provider?: PayProviderName
  payOrderId?: string
  /** Transaction id, out_refund_no, or the id of a policy. */
  reference?: string
  expectedFen?: number
  foundFen?: number
}
