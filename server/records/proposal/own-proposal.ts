import type { User } from '../../context/context'
import type { Db } from '../../db/client'
import type { Trace } from '../trace/repo'
import { lockProposalAndTrace, type Proposal } from './repo'

/** The proposal of this user and its trace, locked; its time is judged now, not when the job last ran. */
export async function lockOwnProposal(
  tx: Db,
  user: User,
  id: string,
): Promise<{ proposal: Proposal; trace: Trace } | undefined> {
  const locked = await lockProposalAndTrace(tx, id)
  return locked?.proposal.userId === user.id ? locked : undefined
}
