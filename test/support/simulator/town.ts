import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../../server/db/client'
import { insurerJobs } from '../../../server/jobs/insurer'
import { ledgerJobs } from '../../../server/jobs/ledger'
import { messageJobs } from '../../../server/jobs/message'
import { payJobs } from '../../../server/jobs/pay'
import { policyJobs } from '../../../server/jobs/policy'
import { proposalJobs } from '../../../server/jobs/proposal'
import { renewalJobs } from '../../../server/jobs/renewal'
import { runJobs } from '../../../server/jobs/run'
import { shareJobs } from '../../../server/jobs/share'
import { openSharedDatabase } from '../database'
import { openWorldGateway, type WorldGateway } from '../gateway'
import { issuing, pool } from '../insurer-core'
import { openWorld, type Moment, type World } from '../outside-world'
import { everyWayToPay } from '../pay-providers'
import { createMortality, type Mortality } from './mortality'
import type { Notes } from './notes'
import type { History, Insurer, Mishap, Move } from './steps'

/** A fixed time long before the sale ends, so that a seed always gives the same history. */
const FIRST_MORNING = Date.parse('2026-11-20T10:00:00+08:00')
/** The core that issues the policies of a history, unless the gateway does. */
export const CORE = 'YOUJIANG'
/** Longer (ms) than any lease. A stopped process wakes after it. */
const LEASES_LAPSED = 61_000

/** The jobs on which payments, policies and rewards depend. */
const jobs = [
  ...[...payJobs, ...proposalJobs, ...renewalJobs],
  ...insurerJobs,
  ...[...policyJobs, ...shareJobs, ...messageJobs, ...ledgerJobs],
]

export interface Machine {
  gateway: WorldGateway
  mortality: Mortality
}

/** Two gateways on one database, and the outside world, in one process. */
export interface Town {
  world: World
  /** Reads what is stored, beside the gateways and their mishaps. */
  db: Db
  machines: readonly [Machine, Machine]
  /** The gateway that takes the next call. */
  here(): Machine
  /** Chooses the gateway and the mishap of the next step. */
  begin(move: Move): void
  /**
   * A mishap that did not happen does not happen any more, but an outside service still fails when
   * it is asked next. Answers what happened.
   */
  end(): string[]
  /** A caller that got no answer meets the other gateway. */
  turn(): void
  /** The other gateway does this, too, if the present one is stopped meanwhile. */
  whileStopped(work: (() => Promise<void>) | undefined): void
  /** Runs one round of the jobs of the present gateway. */
  jobs(): Promise<void>
  /** Runs one round of the jobs of both gateways, one after the other. */
  allJobs(): Promise<void>
  wait(ms: number): void
  startOver(history: Pick<History, 'skewMs' | 'insurer'>): Promise<void>
  close(): Promise<void>
}

/** A request of a gateway to an outside service, and not one of a person or an operator. */
const isOutgoing = ({ path }: Moment): boolean =>
  /^\/sandbox\/(wechatpay|wechat|allinpay|pa-pay|bank-pay|core)\//.test(path)

export async function openTown(notes: Notes): Promise<Town> {
  const world = await openWorld({ startAt: FIRST_MORNING, notifyAgainAfterMs: [] })
  const both = [createMortality(), createMortality()] as const
  const { databases, close } = await openSharedDatabase([both[0].logger, both[1].logger, undefined])
  const [first, second, own] = databases
  if (!first || !second || !own) throw new Error('Three connections were asked for')
  const catalogueDir = everyWayToPay()
  let skew = 0
  const open = async (database: typeof first, mortality: Mortality, isSkewed: boolean) => {
    const clock = { now: () => world.clock.now() + (isSkewed ? skew : 0) }
    const guarded = { ...database, db: mortality.guard(database.db) }
    const parts = { clock, log: notes.log }
    const gateway = await openWorldGateway(world, guarded, catalogueDir, undefined, parts)
    return { gateway, mortality }
  }
  const machines = [await open(first, both[0], false), await open(second, both[1], true)] as const
  let at: 0 | 1 = 0
  const here = () => machines[at]
  const insure = insurerAt(catalogueDir)
  const wait = (ms: number) => world.clock.setOffset(world.clock.offsetMs() + ms)

  /** What the other gateway repeats while this one is stopped. */
  let repeat: (() => Promise<void>) | undefined
  let stop: { left: number; phase: Moment['phase'] } | undefined
  let stops = 0
  const requests: Moment[] = []
  world.listen(async (moment) => {
    if (!isOutgoing(moment)) return
    requests.push(moment)
    if (stop?.phase !== moment.phase) return
    stop.left -= 1
    if (stop.left >= 0) return
    stop = undefined
    stops += 1
    wait(LEASES_LAPSED)
    at = at === 0 ? 1 : 0
    const again = repeat
    repeat = undefined
    await again?.()
    await runJobs(here().gateway.ctx, jobs)
  })

  const lostSoFar = () => {
    const [one, other] = both.map(({ lost }) => lost())
    return {
      connections: (one?.connections ?? 0) + (other?.connections ?? 0),
      commits: (one?.commits ?? 0) + (other?.commits ?? 0),
    }
  }
  const deathsSoFar = () => both[0].deaths() + both[1].deaths()
  let before = { deaths: 0, stops: 0, ...lostSoFar() }
  /** Failures of outside services that are still to come. */
  let ordered: string[] = []

  function arm(mishap: Mishap): void {
    const { mortality } = here()
    switch (mishap.kind) {
      case 'none':
      case 'lostReply':
        return
      case 'death':
        return mortality.dieAfter(mishap.atStatement)
      case 'lostConnection':
        return mortality.loseConnectionAfter(mishap.atStatement)
      case 'lostCommit':
        return mortality.loseCommitAfter(mishap.atCommit)
      case 'outside': {
        const { service, mode } = mishap
        ordered.push(`${service} ${mode}`)
        return world.faults.add({ cmd: `wechatpay.${service}`, mode, times: 1 })
      }
      case 'stopped':
        stop = { left: mishap.atRequest, phase: mishap.phase }
    }
  }

  return {
    world,
    db: own.db,
    machines,
    here,
    begin: ({ at: wanted, mishap }) => {
      at = wanted
      requests.splice(0)
      before = { deaths: deathsSoFar(), stops, ...lostSoFar() }
      arm(mishap)
    },
    end: () => {
      const left = world.faults.list().map(({ cmd, mode }) => `${cmd.split('.')[1]} ${mode}`)
      const failed = ordered.filter((one) => !left.includes(one))
      ordered = left
      stop = undefined
      repeat = undefined
      for (const { mortality } of machines) mortality.live()
      const lost = lostSoFar()
      const acted = requests.filter(({ phase }) => phase === 'done').map(serviceOf)
      return [
        ...(deathsSoFar() > before.deaths ? ['died', ...acted.map((name) => `died, ${name}`)] : []),
        ...(stops > before.stops ? ['stopped'] : []),
        ...(lost.connections > before.connections ? ['connection lost'] : []),
        ...(lost.commits > before.commits ? ['commit lost'] : []),
        ...failed,
      ]
    },
    turn: () => {
      at = at === 0 ? 1 : 0
    },
    whileStopped: (work) => {
      repeat = work
    },
    jobs: () => runJobs(here().gateway.ctx, jobs),
    allJobs: async () => {
      for (const { gateway } of machines) await runJobs(gateway.ctx, jobs)
    },
    wait,
    startOver: async ({ skewMs, insurer }) => {
      await world.startOver()
      if (insure(insurer)) for (const { gateway } of machines) gateway.reloadCatalogue()
      skew = skewMs
      at = 0
      ordered = []
    },
    close: async () => {
      for (const { gateway } of machines) await gateway.close()
      await close()
      await world.close()
    },
  }
}

/** Changes who numbers the policies of the product. The answer says false when nothing changed. */
function insurerAt(catalogueDir: string): (insurer: Insurer) => boolean {
  const path = join(catalogueDir, '310000/PP57.json')
  const sold = JSON.parse(readFileSync(path, 'utf8')) as object
  let now: Insurer = 'gateway'
  return (insurer) => {
    if (insurer === now) return false
    now = insurer
    const capabilities = { ...issuing, cancel: { mode: insurer } }
    const core = { insurer: { core: CORE, capabilities, shares: pool } }
    writeFileSync(path, JSON.stringify({ ...sold, ...(insurer !== 'gateway' && core) }))
    return true
  }
}

/** The outside service of a request, as marks name it. */
function serviceOf({ path }: Moment): string {
  if (path.includes('/core/')) return 'core'
  if (path.includes('refund')) return 'refund'
  if (path.includes('/close')) return 'close'
  if (path.includes('transfer')) return 'transfer'
  if (path.includes('insurance-pay') || path.includes('papay')) return 'renewal'
  if (path.includes('out-trade-no') || path.includes('query')) return 'query'
  return path.includes('subscribe') ? 'message' : 'order'
}
