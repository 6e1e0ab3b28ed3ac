import type { Db } from '../db/client'
import { heldFen, type Held } from '../records/ledger/premium'
import { payOrdersOf, type PayOrder } from '../records/pay/repo'
import type { Proposal } from '../records/proposal/repo'

/** The paid pay order of a proposal, and what a revocation would refund. */
export interface Paid {
  order: PayOrder
  held: Held
  /** In fen: all that is held, without the part given back before. */
  refundFen: number
}

/** The paid pay order of a proposal; undefined when the proposal is not paid or is revoked. */
export async function paidOrder(db: Db, proposal: Proposal): Promise<Paid | undefined> {
  const order = (await payOrdersOf(db, [proposal.id])).find(({ status }) => status === 'PAID')
  if (proposal.storedStatus !== 'PAID' || !order) return undefined
  const held = await heldFen(db, order.id)
  return { order, held, refundFen: held.advanceFen + held.premiumFen }
}
