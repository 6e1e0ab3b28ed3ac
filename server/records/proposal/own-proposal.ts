import type { User } from '../../context/context'
import type { Db } from '../../db/client'
import type { Trace } from '../trace/repo'
import { lockProposalAndTrace, type Proposal } from './repo'

/** Locks the proposal of this user and its trace; undefined for any other user's. */
export async function lockOwnProposal(
  tx: Db,
  user: User,
  id: string,
): Promise<{ proposal: Proposal; trace: Trace } | undefined> {
  const locked = await lockProposalAndTrace(tx, id)
  return locked?.proposal.userId === user.id ? locked : undefined
}
