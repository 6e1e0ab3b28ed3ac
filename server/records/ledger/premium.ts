import { sumFen } from '@/domain/money/money'
import type { Db } from '../../db/client'
import { entriesOf } from './repo'

/**
 * The premium that the policies of a pay order still hold, in fen: what was issued for, without what
 * was given back. The books know which money was premium. Refunds do not tell it, because an operator
 * may give back a second payment in the merchant console.
 */
export async function premiumFen(db: Db, payOrderId: string): Promise<number> {
  const entries = await entriesOf(db, [payOrderId])
  const sumOf = (kind: 'ISSUE' | 'REVOKE') =>
    sumFen(entries.filter((entry) => entry.kind === kind).map(({ amountFen }) => amountFen))
  return sumOf('ISSUE') - sumOf('REVOKE')
}
