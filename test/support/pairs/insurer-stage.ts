import { randomUUID } from 'node:crypto'
import { giveUp } from '../../../server/insurer/take-issue'
import { insurerJobs } from '../../../server/jobs/insurer'
import { payJobs } from '../../../server/jobs/pay'
import { runJobs } from '../../../server/jobs/run'
import { insurerRequestsOf } from '../../../server/records/insurer/repo'
import { ASK_INSURERS } from '../../../server/records/jobs/job'
import type { WorldGateway } from '../gateway'
import { catalogueWithCore, issuing } from '../insurer-core'
import { done } from '../purchase'
import { command, consoleRefund, silent, type Stage } from './commands'
import { actors, couple } from './stage'
import { answerOf, type PairTown } from './town'

/** The product of the town is issued by a core, which is asked before a policy is given back. */
export const coreCatalogue = (): string =>
  catalogueWithCore({
    capabilities: { ...issuing, cancel: { mode: 'ask' }, handOver: {} },
  })

const isAsking = ({ name }: (typeof insurerJobs)[number]) => name === ASK_INSURERS

/** Asks the core what is due by requests whose keys begin so. */
const ask = (gateway: WorldGateway, keys: string) =>
  runJobs(
    gateway.ctx,
    insurerJobs.filter(isAsking).map((job) => ({
      ...job,
      due: async (ctx) => (await job.due(ctx)).filter(({ key }) => key.startsWith(keys)),
    })),
  )

/**
 * The day after two sales: the core has not issued the policies of one of them, and it was asked to
 * cancel those of the other. Yesterday's policies are still to be handed over.
 */
export async function insurerStage(town: PairTown): Promise<Stage> {
  const { world, first } = town
  town.leadTo(first)
  const { enter, buy, policiesOf } = actors(town)
  const leaving = await buy('uwe', couple())
  await ask(first, 'P-')
  const [ofLeaving = ''] = await policiesOf('uwe', leaving)
  const wanted = { policyId: ofLeaving, expectedRefundable: leaving.amountFen }
  done(await first.call('revokePolicyAndRefund', wanted, { login: await enter('uwe') }))
  const bought = await buy('rita', couple())
  const [policyId = ''] = await policiesOf('rita', bought)
  world.clock.setNow(Date.parse('2026-11-21T10:30:00+08:00'))
  const rita = await enter('rita')
  const requests = await insurerRequestsOf(town.db, [bought.proposalId])
  const second = requests.find(({ position }) => position === 1)
  if (!second) throw new Error('Nothing is asked of the core')
  return {
    name: 'at the insurer',
    subjects: { unpaid: '', bought: bought.proposalId, closing: '' },
    commands: [
      silent('issued', (gateway) => ask(gateway, 'P-')),
      silent('cancelled', (gateway) => ask(gateway, 'C-')),
      silent('lapse', (gateway) => giveUp(gateway.ctx, second)),
      silent('handOver', (gateway) =>
        runJobs(
          gateway.ctx,
          insurerJobs.filter((job) => !isAsking(job)),
        ),
      ),
      silent('pull', (gateway) => runJobs(gateway.ctx, payJobs)),
      command('revoke', async (gateway) => {
        const asked = { policyId, expectedRefundable: bought.amountFen }
        const call = { login: rita, key: randomUUID() }
        return answerOf('revoke', await gateway.call('revokePolicyAndRefund', asked, call))
      }),
      consoleRefund(town, bought),
      { ...consoleRefund(town, leaving), name: 'console2' },
    ],
  }
}
