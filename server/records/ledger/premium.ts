import type { Db } from '../../db/client'
import { entriesOf } from './repo'
import { totalFen } from './total'

/** What a pay order still holds, in fen. */
export interface Held {
  /** The premium of people whose policy the insurer has not issued yet. */
  advanceFen: number
  /** The premium of the policies: what was issued for, without what was given back. */
  premiumFen: number
}

/**
 * The books know which money was premium. Refunds do not tell it, because an operator may give back a
 * second payment in the merchant console.
 */
export async function heldFen(db: Db, payOrderId: string): Promise<Held> {
  const entries = await entriesOf(db, [payOrderId])
  const issuedFen = totalFen(entries, 'ISSUE')
  return {
    advanceFen: totalFen(entries, 'PAYMENT') - totalFen(entries, 'RETURN') - issuedFen,
    premiumFen: issuedFen - totalFen(entries, 'REVOKE'),
  }
}
