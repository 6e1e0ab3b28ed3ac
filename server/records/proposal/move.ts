import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { moveOn } from '../transition/transition'
import { updateProposal, type Proposal } from './repo'

/**
 * Moves a proposal along its state table and writes the transition. No other function writes its
 * status. Undefined when the table does not allow this event.
 */
export async function moveProposal(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  event: EventOf<'proposal'>,
  change: Partial<Pick<Proposal, 'paidAt'>> = {},
): Promise<Proposal | undefined> {
  const { id: entityId, status: from } = proposal
  const step = { machine: 'proposal', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) =>
    updateProposal(tx, entityId, { ...change, status }),
  )
  if (!status) return undefined
  return { ...proposal, ...change, status }
}
