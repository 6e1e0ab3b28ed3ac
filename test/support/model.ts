import type { Db } from '../../server/db/client'
import { proposals } from '../../server/db/schema'
import { replay } from '../../server/ledger/replay'
import { readHistories } from '../../server/records/ledger/history-repo'

/** What the model of the money (server/ledger/model) went through in this process. */
export const gone = { histories: 0, steps: 0 }

/**
 * Lets the model go through everything that was written, and answers the steps that it forbids. It
 * prints how much it looked at, and looking at nothing is a fault.
 */
export async function faultsOfModel(db: Db): Promise<string[]> {
  const ids = (await db.select({ id: proposals.id }).from(proposals)).map(({ id }) => id)
  const found = replay(
    await db.transaction((tx) => readHistories(tx, ids), { isolationLevel: 'repeatable read' }),
  )
  gone.histories += found.histories
  gone.steps += found.steps
  const faults = found.forbidden.map(
    ({ proposalId, step, broken }) =>
      `the model forbids of ${proposalId}: ${[...step, ...broken.map((law) => `! ${law}`)].join('; ')}`,
  )
  const isBlind = ids.length > 0 && found.steps === 0 && faults.length === 0
  return isBlind ? ['the model looked at nothing'] : faults
}

/** For a test that lets the model go through its histories. */
export function tellModel(name: string): void {
  process.stderr.write(
    `${name}: the model went through ${gone.histories} histories, ${gone.steps} steps\n`,
  )
  if (gone.steps === 0) throw new Error('The model went through nothing')
}
