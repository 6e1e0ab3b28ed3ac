import type { User } from '../../context/context'
import type { Db } from '../../db/client'
import type { Evidence } from '../evidence/repo'
import { lockProposalAndEvidence, type Proposal } from './repo'

/** Locks the proposal of this user and its evidence; undefined for any other user's. */
export async function lockOwnProposal(
  tx: Db,
  user: User,
  id: string,
): Promise<{ proposal: Proposal; evidence: Evidence } | undefined> {
  const locked = await lockProposalAndEvidence(tx, id)
  return locked?.proposal.userId === user.id ? locked : undefined
}
