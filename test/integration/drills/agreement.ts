import type { Context } from '../../../server/context/context'
import { outbox } from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { tellModel } from '../../support/model'
import type { World } from '../../support/outside-world'

const MINUTE_MS = 60_000

/**
 * Lets time pass and the jobs run after a drill. Then the gateway, the outside world and its bills must
 * agree, and each message that was sent has arrived once.
 */
export async function expectAgreement(world: World, ctx: Context): Promise<void> {
  const pass = async (minutes: number) => {
    world.clock.setOffset(world.clock.offsetMs() + minutes * MINUTE_MS)
    await runJobs(ctx)
  }
  for (const minutes of [0, 2, 2, 31, 6]) await pass(minutes)
  expect(await faultsAgainst(world, ctx)).toEqual([])
  await pass(25 * 60)
  expect(await faultsInBooks(ctx)).toEqual([])
  tellModel('drills')
  expect(await faultsAgainstBills(ctx)).toEqual([])
  const sent = (await ctx.db.select().from(outbox)).filter(({ sentAt }) => sentAt !== null)
  expect(await world.messages()).toHaveLength(sent.length)
}
