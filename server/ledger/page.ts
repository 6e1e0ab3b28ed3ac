import { fenToYuan } from '@/domain/money/money'
import type { Difference } from '../db/schema/ledger'
import type { Reconciled } from './reconcile'

const yuan = (fen: number | undefined): string => (fen === undefined ? '-' : fenToYuan({ fen }))

/**
 * The result of a reconciliation for the operator's screen: amounts in yuan, one line per
 * difference.
 */
export function ledgerPage({ balances, payOrders, policies, differences }: Reconciled): string {
  return [
    ...Object.entries(balances).map(([account, fen]) => `${account.padEnd(16)}${yuan(fen)}`),
    `${payOrders} pay orders, ${policies} policies, ${differences.length} differences`,
    ...differences.map(differenceLine),
  ].join('\n')
}

const differenceLine = ({ kind, payOrderId, reference, expectedFen, foundFen }: Difference) =>
  [
    kind,
    `pay order ${payOrderId ?? '-'}`,
    reference ?? '-',
    `expected ${yuan(expectedFen)}`,
    `found ${yuan(foundFen)}`,
  ].join('  ')
