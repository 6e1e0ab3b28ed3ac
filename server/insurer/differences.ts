import type { Context } from '../context/context'
import { noteDifferences, type NewDifference } from '../records/insurer/differences-repo'

/** So many differences of one moment get a line of their own in the log; all stand in the table. */
const MOST_LINES = 20

/** Keeps what an insurer knows otherwise than we do, and alarms about what is new. */
export async function alarmDifferences(
  ctx: Context,
  found: readonly (Omit<NewDifference, 'foundAt'> & { proposalId?: string })[],
): Promise<void> {
  const foundAt = ctx.clock.now()
  const proposals = new Map(found.map(({ policyNo, proposalId }) => [policyNo, proposalId]))
  const fresh = await noteDifferences(
    ctx.db,
    found.map(({ proposalId: _proposalId, ...difference }) => ({ ...difference, foundAt })),
  )
  for (const { kind, policyNo, ours, theirs } of fresh.slice(0, MOST_LINES)) {
    const proposalId = proposals.get(policyNo)
    ctx.log.error(
      {
        ...{ alarm: 'INSURER_DIFFERS', reason: kind, reference: policyNo, ours, theirs },
        ...(proposalId !== undefined && { proposalId }),
      },
      'a core knows a policy otherwise',
    )
  }
  if (fresh.length > MOST_LINES)
    ctx.log.error(
      { alarm: 'INSURER_DIFFERS', reason: 'MANY', count: fresh.length },
      'a core knows many policies otherwise',
    )
}
