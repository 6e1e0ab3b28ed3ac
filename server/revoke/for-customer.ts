import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { findUser, type User as Account } from '../records/account/user-repo'
import { lockPolicy } from '../records/policy/repo'
import { proposalById } from '../records/proposal/repo'
import { revokePolicy } from './revoke'

/** The account as a use-case of the storefront wants it. There is no login behind it. */
export const asCustomer = (ctx: Context, account: Account): User => ({
  id: account.id,
  openId: account.openId,
  consentWithdrawnAt: account.consentWithdrawnAt,
  marks: null,
  tokenHash: '',
  ip: '127.0.0.1',
  device: 'STAFF',
  origin: ctx.env.PUBLIC_URL ?? ctx.selfOrigin(),
})

/**
 * Revokes the order of a policy for its person, for exactly the amount (fen) of the preview that staff
 * saw. Another amount is refused, so what two people agreed to is what happens.
 */
export async function revokeForCustomer(
  ctx: Context,
  tx: Db,
  wanted: { policyId: string; expectedRefundable: number },
): Promise<Answer<ResponseOf<typeof calls.revokePolicy>>> {
  const policy = await lockPolicy(tx, wanted.policyId)
  const proposal = policy && (await proposalById(tx, policy.proposalId))
  const account = proposal && (await findUser(tx, proposal.userId))
  if (!account) return refuse('NOT_FOUND')
  return revokePolicy({ ...ctx, db: tx }, tx, asCustomer(ctx, account), wanted)
}
