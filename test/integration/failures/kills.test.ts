import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { errorCodes } from '@/contract/errors'
import { freePort } from '../../../scripts/free-port'
import { createContext } from '../../../server/assemble'
import type { Context } from '../../../server/context/context'
import { proposals } from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { byCircle, isFullCircle } from '../../support/circle'
import { createOwnDatabase } from '../../support/database'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { tellModel } from '../../support/model'
import { openWorld, type Moment, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, payOrderOf } from '../../support/purchase'
import { remoteGateway, type RemoteGateway } from '../../support/remote'
import { killableGateway, type KillableGateway } from '../../support/start-gateway'

/**
 * People buy, pay, cancel and leave while the gateway is killed again and again at the worst
 * moments: WeChat Pay has acted, and the gateway does not know it yet. The results are counted at
 * the end, when no work is running. The full circle has 30 deaths, the everyday circle fewer.
 * KILL_SEED=<number> chooses the same moments again.
 */
const KILLS = byCircle(6, 30)
const SHOPPERS = 3
/** A life ends after this time in ms if its moment does not come. */
const LONGEST_LIFE = 4_000
/** Longer than any lease in ms, so that the next life takes over the leases of the last one. */
const BETWEEN_LIVES = 61_000
const MINUTE_MS = 60_000

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

/** The end of a life: a request to WeChat Pay, its action, or some time after a call. */
type Strike = { on: Moment['phase']; path: string } | { on: string; afterMs: number }

const services = ['h5', 'out-trade-no', '/close', 'domestic/refunds', 'subscribe']
const named = ['createProposal', 'confirmProposal', 'createPayOrder', 'cancelOrder', 'decide']
const strike: fc.Arbitrary<Strike> = fc.oneof(
  fc.record({
    on: fc.constantFrom<Moment['phase']>('asked', 'done'),
    path: fc.constantFrom(...services),
  }),
  fc.record({ on: fc.constantFrom(...named), afterMs: fc.nat(40) }),
)
/** The everyday circle kills once at each service, before or after it acts, and once at a call. */
const onceEach = services.map((path, at): Strike => ({
  on: (seed + at) % 2 === 0 ? 'asked' : 'done',
  path,
}))
const strikes = isFullCircle
  ? fc.sample(strike, { seed, numRuns: KILLS })
  : [...onceEach, { on: named[seed % named.length] ?? '', afterMs: seed % 40 }]

const endings = ['PAID', 'UNTOLD', 'TOLD_TWICE', 'LATE', 'LEFT', 'SECOND_TRY'] as const
type Ending = (typeof endings)[number]
/** Each shopper goes through all endings in a random order, so that every ending happens. */
const plans = fc
  .sample(
    fc.shuffledSubarray([...endings], { minLength: endings.length, maxLength: endings.length }),
    { seed, numRuns: 100 },
  )
  .flat()

let world: World
let gateway: KillableGateway
let dataDir: string
let own: Awaited<ReturnType<typeof createOwnDatabase>> | undefined
beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL']
  own = server === undefined ? undefined : await createOwnDatabase(server)
  dataDir = mkdtempSync(join(tmpdir(), 'huimin-kills-'))
  world = await openWorld()
  const place = { port: await freePort(), dataDir, databaseUrl: own?.url }
  gateway = await killableGateway(world, place)
})
afterAll(async () => {
  await gateway.dispose()
  await world.close()
  await own?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs when a call is sent. The code that waits for this moment sets it. */
let onCall: (name: string) => void = () => undefined

/** A client that repeats a call with the same key until it is answered, across all deaths. */
function retryingGateway(): RemoteGateway {
  const remote = remoteGateway(gateway.origin)
  return {
    origin: gateway.origin,
    now: () => world.clock.now(),
    call: async (name, data, options = {}) => {
      const key = options.key ?? randomUUID()
      for (;;) {
        const life = gateway.lives()
        onCall(name)
        const reply = await remote.call(name, data, { ...options, key }).catch(() => undefined)
        const isHeld = reply?.code === errorCodes.IDEMPOTENCY_IN_PROGRESS
        if (reply && !isHeld && reply.code !== errorCodes.UNAVAILABLE) return reply
        if (!reply || isHeld) await gateway.after(life)
      }
    },
  }
}

interface Purchase {
  ending: Ending
  proposalId: string
}
const purchases: Purchase[] = []

/** One person's purchase with this ending. */
async function buy(person: number, ending: Ending): Promise<void> {
  const shop = retryingGateway()
  const login = done(
    await shop.call('loginByWechat', { code: `person-${person}`, appId: 'wx-sandbox' }),
  )
  const proposalId = await confirmedProposal(shop, login)
  const { payParams } = done(await shop.call('createPayOrder', payOrderOf(proposalId), { login }))
  if (payParams?.kind !== 'redirect') throw new Error('Nothing to pay with')
  const outTradeNo = new URL(payParams.url).searchParams.get('outTradeNo') ?? ''
  const pay = async (notify?: { times?: number; drop?: boolean }) => {
    onCall('decide')
    await decide(world, outTradeNo, 'PAID', notify)
  }
  if (ending === 'LATE') done(await shop.call('cancelOrder', { orderId: proposalId }, { login }))
  if (ending === 'SECOND_TRY') await decide(world, outTradeNo, 'PAID_FAIL', { times: 1 })
  if (ending === 'UNTOLD') await pay({ drop: true })
  else if (ending !== 'LEFT') await pay({ times: ending === 'TOLD_TWICE' ? 2 : 1 })
  purchases.push({ ending, proposalId })
}

/** Waits for the moment of a life's end. It answers false when the time was over first. */
function lifetime(strike: Strike): Promise<boolean> {
  return new Promise((resolve) => {
    let isOver = false
    const end = (struck: boolean) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      onCall = () => undefined
      onMoment = () => undefined
      // The kill comes before anything else in this process, so WeChat Pay has not answered yet.
      void gateway.kill()
      resolve(struck)
    }
    const timer = setTimeout(() => end(false), LONGEST_LIFE)
    if ('path' in strike)
      onMoment = ({ phase, path }) => {
        if (phase === strike.on && path.includes(strike.path)) end(true)
      }
    else
      onCall = (name) => {
        if (name === strike.on) setTimeout(() => end(true), strike.afterMs)
      }
  })
}
let onMoment: (moment: Moment) => void = () => undefined

/** Sent messages with the number of the life. The gateway after all deaths has no number. */
const sent: { life: string | undefined; to: string }[] = []

test(`killed ${KILLS} times while people buy: nothing is lost, nothing happens twice`, async () => {
  world.listen((moment) => {
    if (moment.phase === 'done' && moment.path.includes('subscribe/send')) {
      const { touser, template_id } = JSON.parse(moment.body) as Record<string, string>
      sent.push({ life: moment.life, to: `${touser} ${template_id}` })
    }
    onMoment(moment)
  })
  let kills = 0
  let struck = 0
  let next = 0
  let finished = 0
  const shopper = async () => {
    while (kills < KILLS || next < endings.length) {
      const person = next++
      await buy(person, plans[person % plans.length] ?? 'PAID')
    }
    finished += 1
  }
  await gateway.start()
  const shoppers = Promise.all(Array.from({ length: SHOPPERS }, shopper))
  while (finished < SHOPPERS) {
    const strike = strikes[kills]
    // People who still wait after the last moment need another life with enough time.
    if (strike) struck += (await lifetime(strike)) ? 1 : 0
    else await Promise.race([shoppers, pause(LONGEST_LIFE, undefined, { ref: false })])
    await gateway.kill()
    kills += 1
    world.clock.setOffset(world.clock.offsetMs() + BETWEEN_LIVES)
    if (finished < SHOPPERS) await gateway.start()
  }
  expect(new Set(purchases.map(({ ending }) => ending)).size).toBe(endings.length)
  process.stderr.write(
    `kills: seed ${seed}, ${kills} kills (${struck} at their moment), ${purchases.length} purchases\n`,
  )

  const { ctx, close } = await createContext(
    world.envOf({ port: 0, dataDir, databaseUrl: own?.url }),
    { clock: world.clock },
  )
  try {
    await settleDown(ctx)
    expect(await faultsAgainst(world, ctx)).toEqual([])
    // The bill comes only now, because it would repair lost payments.
    await pass(ctx, 25 * 60)
    expect(await faultsInBooks(ctx)).toEqual([])
    tellModel('kills')
    expect(await faultsAgainstBills(ctx)).toEqual([])
    await everybodyGotTheirs(ctx)
  } finally {
    await close()
  }
}, 900_000)

/** Moves the clock on and runs the jobs that became due. */
async function pass(ctx: Context, minutes: number): Promise<void> {
  world.clock.setOffset(world.clock.offsetMs() + minutes * MINUTE_MS)
  await runJobs(ctx)
}

/** Gives refunds, queries, expiries and messages some minutes to finish. */
async function settleDown(ctx: Context): Promise<void> {
  for (const minutes of [0, 2, 2, 31, 6]) await pass(ctx, minutes)
}

async function everybodyGotTheirs(ctx: Context): Promise<void> {
  const rows = await ctx.db.select().from(proposals)
  expect(rows.length).toBe(purchases.length)
  for (const { proposalId, ending } of purchases) {
    const status = rows.find(({ id }) => id === proposalId)?.storedStatus
    const wanted = { LATE: 'CANCELLED', LEFT: 'EXPIRED' }[ending as string] ?? 'PAID'
    expect({ proposalId, ending, status }).toEqual({ proposalId, ending, status: wanted })
  }
  // Each sale and each refund gives one message. Only a death in between may repeat it.
  const messages = new Set(sent.map(({ to }) => to))
  expect(messages.size).toBe(purchases.filter(({ ending }) => ending !== 'LEFT').length)
  const perLife = sent.map(({ life, to }) => `${life} ${to}`)
  expect(perLife).toHaveLength(new Set(perLife).size)
}
