import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { nextState } from '../transition/transition'
import { updateProposal, type Proposal } from './repo'

/** The only place where its status is written; undefined when the table has no such move. */
export async function moveProposal(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  event: EventOf<'proposal'>,
  change: Partial<Pick<Proposal, 'paidAt'>> = {},
): Promise<Proposal | undefined> {
  const { id: entityId, status: from } = proposal
  const status = await nextState(ctx, tx, { machine: 'proposal', entityId, from, event })
  if (!status) return undefined
  await updateProposal(tx, entityId, { ...change, status })
  return { ...proposal, ...change, status }
}
