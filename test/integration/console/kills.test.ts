import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { asc, eq, inArray } from 'drizzle-orm'
import { sumFen } from '@/domain/money/money'
import { freePort } from '../../../scripts/free-port'
import { createApp } from '../../../server/app'
import { createContext } from '../../../server/assemble'
import type { Context } from '../../../server/context/context'
import { silentLog } from '../../../server/context/log'
import {
  approvals,
  ledger,
  payOrders,
  refunds,
  staffLog,
  transitions,
  users,
} from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { damageOfStaffLog } from '../../../server/staff/verify-log'
import { addStaffOf, codeAt, credentialsAt } from '../../support/add-staff'
import { byCircle } from '../../support/circle'
import { createOwnDatabase, readyTemplate } from '../../support/database'
import { faultsInBooks } from '../../support/ledger'
import { openWorld, type World } from '../../support/outside-world'
import {
  confirmedProposal,
  decide,
  done,
  newMobile,
  outTradeNoAt,
  payOrderOf,
  turnSandbox,
} from '../../support/purchase'
import { remoteGateway } from '../../support/remote'
import { granted, signInAs, type StaffMember } from '../../support/staff-console'
import { killableGateway, type KillableGateway } from '../../support/start-gateway'

/**
 * Staff approve what two people must do, and the gateway is killed at random while they wait: each act
 * is carried out once. A kill counts when it came between an approval and its act. The next life
 * begins a minute later by the clock, so such an act is done a minute after it was approved.
 * CONSOLE_KILLS=40 sets how many kills must count; KILL_SEED=<number> draws the same moments again.
 */
const KILLS = Number(process.env['CONSOLE_KILLS'] ?? byCircle(2, 40))
/** Each turn asks for five acts and kills once. About every second kill counts. */
const MOST_TURNS = KILLS * 6
const seed = Number(process.env['KILL_SEED'] ?? (Date.now() % 1_000_000) + 1)
/** Longer than any lease in ms, so that the next life takes over the leases of the last one. */
const BETWEEN_LIVES = 61_000
const AGAIN = 20

let state = seed
/** Plain congruential numbers from 0 to 1, so that a seed draws the same everywhere. */
const drawn = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}

let world: World
let gateway: KillableGateway
let dataDir: string
let own: Awaited<ReturnType<typeof createOwnDatabase>> | undefined
let settings: Parameters<World['envOf']>[0]

const pass = (ms: number) => world.clock.setOffset(world.clock.offsetMs() + ms)

/** Works with the database while no gateway process has it. */
async function between<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  const parts = { clock: world.clock, log: silentLog }
  const { ctx, close } = await createContext(world.envOf(settings), parts)
  try {
    return await work(ctx)
  } finally {
    await close()
  }
}

interface Owed {
  userId: string
  outRefundNo: string
}

/** People buy and revoke, and the bank refuses each of their refunds. */
async function refusedByBank(ctx: Context, people: number): Promise<Owed[]> {
  const app = await createApp(ctx, { version: 'test', storefrontRoot: 'no-pages' })
  await app.listen({ port: ctx.env.PORT, host: ctx.env.HOST })
  const remote = { ...remoteGateway(gateway.origin), now: () => world.clock.now() }
  const buy = async (nth: number) => {
    const login = done(
      await remote.call('loginByWechat', { code: `person-${nth}`, appId: 'wx-sandbox' }),
    )
    const orderId = await confirmedProposal(remote, login)
    const made = done(await remote.call('createPayOrder', payOrderOf(orderId), { login }))
    const outTradeNo = outTradeNoAt(made.payParams, world.origin)
    await decide(world, outTradeNo, 'PAID', { times: 1 })
    await turnSandbox(world, `pay-orders/${outTradeNo}/refunds`, { status: 'ABNORMAL' })
    const { policies } = done(await remote.call('getOrder', { orderId }, { login }))
    const policyId = policies[0]?.policyId ?? ''
    const { refundAmount } = done(await remote.call('getRevokeInfo', { policyId }, { login }))
    const revoke = { policyId, expectedRefundable: refundAmount }
    done(await remote.call('revokePolicyAndRefund', revoke, { login }))
    const [order] = await ctx.db
      .select()
      .from(payOrders)
      .where(eq(payOrders.outTradeNo, outTradeNo))
    return { userId: order?.userId ?? '', outRefundNo: `R${outTradeNo}` }
  }
  const owed: Owed[] = []
  for (let nth = 0; nth < people; nth += 1) owed.push(await buy(nth))
  await runJobs(ctx)
  pass(BETWEEN_LIVES)
  await runJobs(ctx)
  const found = await ctx.db.select().from(refunds).where(eq(refunds.status, 'ABNORMAL'))
  expect(found).toHaveLength(people)
  await app.close()
  return owed
}

beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL']
  own = server === undefined ? undefined : await createOwnDatabase(server)
  dataDir = mkdtempSync(join(tmpdir(), 'huimin-console-kills-'))
  if (!own) {
    const database = join(dataDir, 'pglite')
    mkdirSync(database)
    await promisify(execFile)('tar', ['-xf', await readyTemplate(), '-C', database])
  }
  world = await openWorld()
  settings = {
    ...{ port: await freePort(), consolePort: await freePort(), dataDir, databaseUrl: own?.url },
  }
  gateway = await killableGateway(world, settings)
})
afterAll(async () => {
  await gateway.dispose()
  await world.close()
  await own?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const reason = '已核对凭证'

const card = { bankType: 'ICBC_DEBIT' as const, account: '6222020200112233445', holder: '王建国' }

/** Asks for a turn's acts; answers the numbers of what waits. */
async function askAll(
  one: StaffMember,
  people: readonly Owed[],
  [again, settled]: readonly (Owed | undefined)[],
) {
  const asked = []
  for (const { userId } of people) {
    const { mobileVersion: version } = granted(await one.call('readPerson', { userId }))
    const wanted = { userId, mobile: newMobile(), proof: 'DA-2026-01', version, reason }
    asked.push(await one.call('correctMobile', wanted))
  }
  if (again) {
    const { outRefundNo } = again
    asked.push(await one.call('restartRefund', { outRefundNo, card, reason }))
  }
  if (settled) {
    const { outRefundNo } = settled
    const documentNo = `DK-${outRefundNo.slice(-8)}`
    asked.push(await one.call('settleRefund', { outRefundNo, documentNo, reason }))
  }
  return asked.map((reply) => granted(reply).approvalId ?? '')
}

/** Approves until the gateway has taken the approval, in this life or the next one. */
async function approve(two: StaffMember, approvalId: string): Promise<void> {
  const decision = { approvalId, decision: 'APPROVE' as const, reason }
  const reply = await two.call('decideApproval', decision).catch(() => undefined)
  if (reply && !reply.ok && reply.code !== 'CONFLICT') granted(reply)
}

test(`killed ${KILLS} times between approval and act: each is carried out once`, async () => {
  const owed = await between(async (ctx) => {
    await addStaffOf(ctx, ['one', 'two'], ['SERVICE', 'FINANCE'])
    return refusedByBank(ctx, 4 * KILLS)
  })
  const startedAt = performance.now()
  const origin = `http://127.0.0.1:${settings.consolePort}`
  const enter = (login: string) => signInAs(origin, credentialsAt(login, world.clock.now()))
  await gateway.start()
  const [one, two] = [await enter('one'), await enter('two')]
  let turns = 0
  let counted = 0
  /** The kill comes between these ms after the approvals. They follow how fast this machine is. */
  let [soonest, latest] = [20, 120]
  for (; turns < MOST_TURNS && counted < KILLS; turns += 1) {
    const ids = await askAll(one, owed.slice(0, 3), owed.slice(2 * turns, 2 * turns + 2))
    const approving = Promise.all(ids.map((id) => approve(two, id)))
    const wait = soonest + drawn() * (latest - soonest)
    await pause(wait)
    await gateway.kill()
    await approving
    pass(BETWEEN_LIVES)
    await gateway.start()
    for (const member of [one, two])
      granted(await member.call('stepUp', { code: codeAt(world.clock.now()) }))
    const waiting = granted(await two.call('listApprovals', { status: 'ASKED' })).list
    await Promise.all(waiting.map(({ approvalId }) => approve(two, approvalId)))
    const ended = await untilDone(two, ids)
    const cut = ended.filter(isCut).length
    if (cut > 0) counted += 1
    else if (waiting.length === ids.length) [soonest, latest] = [wait, Math.max(latest, wait * 1.5)]
    else [soonest, latest] = [Math.min(soonest, wait * 0.7), wait]
  }
  await gateway.kill()
  pass(BETWEEN_LIVES)

  await between(async (ctx) => {
    // What was approved last may still wait for the provider.
    await runJobs(ctx)
    pass(BETWEEN_LIVES)
    await runJobs(ctx)
    const told = await doneOnce(ctx)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    process.stderr.write(
      [
        `console kills: KILL_SEED=${seed}, ${own ? 'PostgreSQL' : 'PGlite'}, ${seconds} s`,
        `${turns} kills while acts were being approved, ${counted} of them between approval and act`,
        `${told.acts} acts, ${told.cut} of them cut off by a kill and carried out by the next life`,
        `carried out twice ${told.twice}, never ${told.never}, damage of the staff log ${told.damage.length}\n`,
      ].join('\n  '),
    )
    expect(told).toMatchObject({ twice: 0, never: 0, damage: [] })
    expect(counted).toBe(KILLS)
  })
}, 3_600_000)

/** Whether a kill came between the approval and the act, which the next life then carried out. */
const isCut = ({ decidedAt, doneAt }: { decidedAt: number; doneAt: number }): boolean =>
  doneAt - decidedAt > BETWEEN_LIVES / 2

/** Waits until the jobs have carried out all of these. */
async function untilDone(two: StaffMember, ids: readonly string[]) {
  for (;;) {
    const { list } = granted(await two.call('listApprovals', {}))
    const ours = list.filter(({ approvalId }) => ids.includes(approvalId))
    expect(ours.map(({ status }) => status)).not.toContain('FAILED')
    if (ours.every(({ status }) => status === 'DONE'))
      return ours.map(({ decidedAt, doneAt }) => ({
        decidedAt: Date.parse(decidedAt ?? ''),
        doneAt: Date.parse(doneAt ?? ''),
      }))
    await pause(AGAIN)
  }
}

/** Counts what became of each approval, in the records that its act writes. */
async function doneOnce(ctx: Context) {
  const { db } = ctx
  const all = await db.select().from(approvals).orderBy(asc(approvals.id))
  const moves = await db.select().from(transitions).where(eq(transitions.machine, 'approval'))
  const rows = await db.select().from(staffLog)
  const ended = await db
    .select()
    .from(ledger)
    .where(inArray(ledger.kind, ['SETTLE', 'REFUND']))
  const timesOf = ({ id, act, subject }: (typeof all)[number]) => [
    moves.filter(({ entityId, event }) => entityId === id && event === 'carryOut').length,
    rows.filter((row) => row.act === `carryOut ${act}` && row.detail?.['approvalId'] === id).length,
    ...(act === 'CORRECT_MOBILE'
      ? []
      : [ended.filter(({ reference }) => reference === subject).length]),
  ]
  const times = all.flatMap(timesOf)
  const settled = await db.select().from(refunds).where(eq(refunds.status, 'REFUNDED'))
  const sum = sumFen(settled.map(({ amountFen }) => amountFen))
  expect(sumFen(ended.map(({ amountFen }) => amountFen))).toBe(sum)
  const sent = (await world.refunds()).filter(({ status }) => status === 'SUCCESS')
  expect(sent).toHaveLength(all.filter(({ act }) => act === 'RESTART_REFUND').length)
  const lastMobile = all.filter(({ act }) => act === 'CORRECT_MOBILE').at(-1)
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.id, lastMobile?.subject ?? ''))
  const mobile = ctx.keys.open(person?.mobileSealed ?? '', `user:${person?.id}`, 'mobile') ?? ''
  expect(lastMobile?.payload['mobile']).toBe(`*******${mobile.slice(-4)}`)
  // What nobody asked for is owed still.
  const books = await faultsInBooks(ctx)
  expect(books.filter((fault) => !/owed|refund/i.test(fault))).toEqual([])
  return {
    acts: all.length,
    cut: all.filter(({ decidedAt, doneAt }) =>
      isCut({ decidedAt: decidedAt ?? 0, doneAt: doneAt ?? 0 }),
    ).length,
    twice: times.filter((n) => n > 1).length,
    never: times.filter((n) => n === 0).length,
    damage: await damageOfStaffLog(ctx),
  }
}
