import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { moveOn } from '../transition/transition'
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
  const step = { machine: 'proposal', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) =>
    updateProposal(tx, entityId, { ...change, status }),
  )
  if (!status) return undefined
  return { ...proposal, ...change, status }
}
