import { insurerJobs } from '../../../server/jobs/insurer'
import { ledgerJobs } from '../../../server/jobs/ledger'
import { payJobs } from '../../../server/jobs/pay'
import { proposalJobs } from '../../../server/jobs/proposal'
import { renewalJobs } from '../../../server/jobs/renewal'
import { runJobs } from '../../../server/jobs/run'
import { shareJobs } from '../../../server/jobs/share'
import { faultsAtCore, faultsInShares } from '../insurer-books'
import { pool } from '../insurer-core'
import { faultsOfModel } from '../model'
import { forgetRows } from '../rows'
import { faultsOf } from './checker'
import type { Command, Stage } from './commands'
import { readFacts } from './facts'
import { keepRows } from './snapshot'
import { endOutside } from './stage'
import type { PairTown } from './town'

/** Waits in minutes after which refunds, charges, transfers, expiries and bills have ended. */
const REST_MINUTES = [1, 6, 65, 26 * 60, 5]
const jobs = [
  ...[...ledgerJobs, ...payJobs, ...proposalJobs],
  ...[...insurerJobs, ...renewalJobs, ...shareJobs],
]
const MINUTE_MS = 60_000

/** What came of one interleaving. */
export interface Interleaved {
  /** For example `cancel, held before statement 7, pay`. */
  name: string
  codes: string
  /** Whether the second command waited for a lock of the first. */
  isBlocked: boolean
  faults: readonly string[]
}

/** Two commands run into each other in a stage that is brought back each time. */
export interface Ring {
  stage: Stage
  /**
   * Holds the first command before its statement with this number, runs the second one to its end or
   * until it waits for a lock, and lets the first one go on. Undefined when the first command has
   * fewer statements.
   */
  interleave(first: Command, second: Command, nth: number): Promise<Interleaved | undefined>
}

export async function openRing(
  town: PairTown,
  build: (town: PairTown) => Promise<Stage>,
  name: string,
): Promise<Ring> {
  await forgetRows(town.db)
  await town.world.startOver()
  const stage = await build(town)
  const rows = await keepRows(town.db, name)
  const outside = town.world.keep()
  const { gate } = town

  async function rest(): Promise<void> {
    town.leadTo(town.second)
    for (const minutes of REST_MINUTES) {
      town.world.clock.setOffset(town.world.clock.offsetMs() + minutes * MINUTE_MS)
      await endOutside(town)
      await runJobs(town.second.ctx, jobs)
    }
  }

  return {
    stage,
    interleave: async (first, second, nth) => {
      // What the last interleaving set off must not arrive in this one.
      await town.drained()
      await rows()
      outside()
      gate.arm(nth)
      const one = first.run(town.first)
      const isHeld = await Promise.race([gate.held().then(() => true), one.then(() => false)])
      if (!isHeld) {
        gate.open()
        return undefined
      }
      let isOver = false
      const other = second.run(town.second).finally(() => (isOver = true))
      const isBlocked = await town.blocked(() => isOver)
      gate.open()
      const answers = [await one, await other]
      await rest()
      const facts = await readFacts(town)
      return {
        name: `${first.name}, held before statement ${nth}, ${second.name}`,
        codes: answers.map(({ code }) => code).join(', '),
        isBlocked,
        faults: [
          ...faultsOf({ subjects: stage.subjects, answers, facts }),
          ...(await faultsAtCore(town.first.ctx, await town.world.corePolicies())),
          ...(await faultsInShares(town, pool)),
          ...(await faultsOfModel(town.db)),
        ],
      }
    },
  }
}
