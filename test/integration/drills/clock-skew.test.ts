import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/free-port'
import { createContext } from '../../../server/assemble'
import type { Context } from '../../../server/context/context'
import { outbox, policies } from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { byCircle, someOf } from '../../support/circle'
import { createOwnDatabase } from '../../support/database'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { openWorld, type World } from '../../support/outside-world'
import {
  confirmedProposal,
  decide,
  done,
  outTradeNoAt,
  payOrderOf,
  readPage,
  shanghai,
} from '../../support/purchase'
import { killableGateway, type KillableGateway } from '../../support/start-gateway'
import { patientShopper } from './patient-shopper'

/**
 * The drill "Clocks differ" of docs/operating.md: the clock of one of two gateways is five minutes
 * wrong. People buy from both. WeChat Pay takes what is less than five minutes wrong and refuses the
 * rest, so both sides of that limit are drilled.
 */
const server = process.env['TEST_DATABASE_URL']
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const wrongBy = [-310, -290, 290, 310].map((seconds) => seconds * SECOND_MS)
const PURCHASES = byCircle(6, 24)
const AT_ONCE = 4

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openGateways(skewMs: number) {
  const world = await openWorld()
  const own = await createOwnDatabase(server ?? '', process.env['TEST_DATABASE_TEMPLATE'])
  const dataDir = mkdtempSync(join(tmpdir(), 'huimin-skew-'))
  const place = async () => ({ port: await freePort(), dataDir, databaseUrl: own.url })
  const right = await killableGateway(world, await place())
  const wrong = await killableGateway(world, await place())
  closing.push(right.dispose, wrong.dispose, own.drop, world.close, async () =>
    rmSync(dataDir, { recursive: true, force: true }),
  )
  await Promise.all([right.start(), wrong.start({ skewMs })])
  const reopen = async () => {
    const env = world.envOf({ port: 0, dataDir, databaseUrl: own.url })
    const { ctx, close } = await createContext(env, { clock: world.clock })
    closing.unshift(close)
    return ctx
  }
  return { world, right, wrong, reopen }
}

test.each(someOf(wrongBy, 1))(
  `${PURCHASES} people buy while the clock of one gateway is %d ms wrong: nothing is lost`,
  async (skewMs) => {
    if (server === undefined) return
    const { world, right, wrong, reopen } = await openGateways(skewMs)
    const { sold, refused, odd } = await sell(world, [right, wrong])
    while (!wrong.alarms.includes('CLOCK_DIFFERS')) await pause(50)
    expect(right.alarms).not.toContain('CLOCK_DIFFERS')

    // The jobs of both gateways, with their different clocks, take in what no notification brought.
    const ctx = await reopen()
    while (!(await isAllIssued(ctx, sold))) await pause(50)
    for (const gateway of [right, wrong]) {
      await gateway.endJobs()
      await gateway.kill()
    }
    await settle(world, ctx)
    process.stderr.write(
      `clock skew: ${skewMs / SECOND_MS} s; ${sold.length} bought, ` +
        `${refused.length} steps were refused first and taken later\n`,
    )
    const isRefused = Math.abs(skewMs) > 5 * MINUTE_MS
    expect(odd).toEqual([])
    const known = isRefused ? ['PAID_FAIL', 'TRACE_REFUSED'] : []
    expect(refused.filter((what) => !known.includes(what))).toEqual([])
  },
  byCircle(180_000, 300_000),
)

/** People buy from both gateways in turn. */
async function sell(world: World, gateways: readonly KillableGateway[]) {
  const origins = gateways.map(({ origin }) => origin)
  const shop = patientShopper(origins, () => world.clock.now())
  const sold: string[] = []
  /** What people were refused by the wrong clock. They tried again and met the other gateway. */
  const refused: string[] = []
  const buy = async (person: number): Promise<void> => {
    const code = `person-${person}`
    const login = done(await shop.call('loginByWechat', { code, appId: 'wx-sandbox' }))
    const propose = async (): Promise<string> => {
      try {
        return await confirmedProposal(shop, login)
      } catch (error) {
        if (!String(error).includes('TRACE_REFUSED')) throw error
        refused.push('TRACE_REFUSED')
        // One more call, so that the next gateway in turn is the other one.
        await readPage(shop, shanghai)
        return propose()
      }
    }
    const proposalId = await propose()
    for (;;) {
      const order = await shop.call('createPayOrder', payOrderOf(proposalId), { login })
      const { payParams, payStatus } = done(order)
      if (payParams) {
        const outTradeNo = outTradeNoAt(payParams, world.origin)
        await decide(world, outTradeNo, 'PAID', { times: 1 })
        break
      }
      refused.push(payStatus)
    }
    sold.push(proposalId)
  }
  const people = Array.from({ length: PURCHASES }, (_, person) => person).values()
  const worker = async () => {
    for (const person of people) await buy(person)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { sold, refused, odd: shop.odd }
}

const isAllIssued = async ({ db }: Context, sold: readonly string[]): Promise<boolean> => {
  const issued = new Set((await db.select().from(policies)).map(({ proposalId }) => proposalId))
  return sold.every((proposalId) => issued.has(proposalId))
}

/** Lets the right clock run on until nothing is due, and compares everything. */
async function settle(world: World, ctx: Context): Promise<void> {
  const pass = async (minutes: number) => {
    world.clock.setOffset(world.clock.offsetMs() + minutes * MINUTE_MS)
    await runJobs(ctx)
  }
  for (const minutes of [0, 2, 8, 31, 6]) await pass(minutes)
  expect(await faultsAgainst(world, ctx)).toEqual([])
  await pass(25 * 60)
  expect(await faultsInBooks(ctx)).toEqual([])
  expect(await faultsAgainstBills(ctx)).toEqual([])
  const told = await ctx.db.select().from(outbox)
  expect(await world.messages()).toHaveLength(told.filter(({ sentAt }) => sentAt !== null).length)
}
