import type { Db } from '../../db/client'
import { entriesOf } from './repo'
import { totalFen } from './total'

/**
 * The premium that the policies of a pay order still hold, in fen: what was issued for, without what
 * was given back. The books know which money was premium. Refunds do not tell it, because an operator
 * may give back a second payment in the merchant console.
 */
export async function premiumFen(db: Db, payOrderId: string): Promise<number> {
  const entries = await entriesOf(db, [payOrderId])
  return totalFen(entries, 'ISSUE') - totalFen(entries, 'REVOKE')
}
