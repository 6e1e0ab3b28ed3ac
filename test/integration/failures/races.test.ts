import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { errorCodes } from '@/contract/errors'
import { captchaAnswer } from '../../../server/account/captcha'
import { openPostgres } from '../../../server/db/postgres'
import { outbox, payOrders, smsCodes } from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { openStates } from '../../../server/records/pay/repo'
import { byCircle } from '../../support/circle'
import { createOwnDatabase, openTestDatabase } from '../../support/database'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { tellModel } from '../../support/model'
import { openWorld, type World } from '../../support/outside-world'
import {
  codeRequest,
  confirmedProposal,
  decide,
  done,
  family,
  newMobile,
  newPerson,
  payOrderOf,
  readNotices,
  submission,
  totalOf,
  type Insured,
} from '../../support/purchase'
import type { Login, Reply } from '../../support/remote'

/**
 * Two gateways on one database get the same requests at the same moment: from people who tap twice,
 * from WeChat Pay and from their own jobs. RACE_SEED=<number> chooses the same moves again.
 */
const PURCHASES = byCircle(12, process.env['TEST_DATABASE_URL'] === undefined ? 24 : 60)
const AT_ONCE = 6
const MINUTE_MS = 60_000
const seed = Number(process.env['RACE_SEED'] ?? Date.now() % 1_000_000)

let world: World
let both: readonly [WorldGateway, WorldGateway]
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  world = await openWorld()
  const server = process.env['TEST_DATABASE_URL']
  const own = server === undefined ? undefined : await createOwnDatabase(server)
  // PGlite has one connection, which the two gateways use in turn.
  const shared = own ? undefined : await openTestDatabase()
  const open = async (): Promise<WorldGateway> => {
    const database = shared ?? (await openPostgres(own?.url ?? ''))
    const gateway = await openWorldGateway(world, database)
    closing.push(async () => {
      await gateway.close()
      if (!shared) await database.close()
    })
    return gateway
  }
  both = [await open(), await open()]
  closing.push(async () => {
    await shared?.close()
    await own?.drop()
    await world.close()
  })
})
afterAll(async () => {
  for (const close of closing) await close()
})

let people = 0
const signIn = async (): Promise<Login> =>
  done(await both[0].call('loginByWechat', { code: `racer-${people++}`, appId: 'wx-sandbox' }))

/** Checks that the answer is no unknown error. */
const sound = <T>(reply: Reply<T>): Reply<T> => {
  expect(reply.code).not.toBe(errorCodes.UNKNOWN)
  return reply
}

const jobsOfBoth = () => Promise.all(both.map(({ ctx }) => runJobs(ctx)))

async function pass(minutes: number): Promise<void> {
  world.clock.setOffset(world.clock.offsetMs() + minutes * MINUTE_MS)
  await jobsOfBoth()
}

/** Lets time pass until no work is running, and checks that nothing was lost. */
async function comeToRest(): Promise<void> {
  const [{ ctx }] = both
  for (const minutes of [0, 2, 2, 31, 6]) await pass(minutes)
  expect(await faultsAgainst(world, ctx)).toEqual([])
  // The bill comes only now, because it would repair lost payments.
  await pass(25 * 60)
  expect(await faultsInBooks(ctx)).toEqual([])
  tellModel('races')
  expect(await faultsAgainstBills(ctx)).toEqual([])
}

const moves = ['order', 'cancel', 'status', 'paid', 'paid twice', 'failed', 'jobs'] as const
type Move = { at: 0 | 1; do: (typeof moves)[number] }
/** Rounds of moves. The moves of one round happen at the same time. */
const plan: fc.Arbitrary<Move[][]> = fc.array(
  fc.array(
    fc.record({ at: fc.constantFrom(0 as const, 1 as const), do: fc.constantFrom(...moves) }),
    {
      minLength: 2,
      maxLength: 5,
    },
  ),
  { minLength: 2, maxLength: 4 },
)

let made = 0
async function race(rounds: Move[][]): Promise<void> {
  const login = await signIn()
  const proposalId = await confirmedProposal(both[0], login)
  const key = randomUUID()
  const order = (at: 0 | 1, options: { key?: string } = {}) =>
    both[at].call('createPayOrder', payOrderOf(proposalId), { login, ...options })
  const opened = (
    await Promise.all([order(0, { key }), order(1, { key }), order(0), order(1)])
  ).map(sound)
  const ids = opened.flatMap(({ code, data }) => (code === 0 ? [data.payOrderId] : []))
  expect(new Set(ids).size).toBe(1)
  const [{ ctx }] = both
  const numbers = async () =>
    (await ctx.db.select().from(payOrders)).filter((row) => row.proposalId === proposalId)
  for (const round of rounds) {
    const newest = (await numbers()).sort((a, b) => (a.id < b.id ? 1 : -1))[0]
    const { outTradeNo = '', id: payOrderId = '' } = newest ?? {}
    await Promise.all(
      round.map(async (move) => {
        made += 1
        const gateway = both[move.at]
        switch (move.do) {
          case 'order':
            return sound(await order(move.at))
          case 'cancel':
            return sound(await gateway.call('cancelOrder', { orderId: proposalId }, { login }))
          case 'status':
            return sound(await gateway.call('getPayStatus', { payOrderId }, { login }))
          case 'jobs':
            return runJobs(gateway.ctx)
          case 'paid':
          case 'paid twice':
          case 'failed': {
            const outcome = move.do === 'failed' ? 'PAID_FAIL' : 'PAID'
            // A paid order stays paid: the simulator refuses any other outcome (409).
            const notify = { times: move.do === 'paid twice' ? 2 : 1 }
            return decide(world, outTradeNo, outcome, notify).catch(() => undefined)
          }
        }
      }),
    )
  }
}

test(`${PURCHASES} purchases, each raced on both gateways: clean books`, async () => {
  const queue = fc.sample(plan, { seed, numRuns: PURCHASES }).values()
  const worker = async () => {
    for (const rounds of queue) await race(rounds)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await comeToRest()
  const orders = await both[0].ctx.db.select().from(payOrders)
  const states = [...new Set(orders.map(({ status }) => status))].map(
    (state) => `${orders.filter(({ status }) => status === state).length} ${state}`,
  )
  process.stderr.write(
    `races: seed ${seed}, ${made} moves on ${orders.length} pay orders (${states.join(', ')})\n`,
  )
}, 600_000)

test('one submission sent to both under one key is one proposal', async () => {
  const login = await signIn()
  const insured = family()
  const traceId = await readNotices(both[0], login)
  const wanted = submission({ traceId }, insured, await totalOf(both[0], login, insured))
  const key = randomUUID()
  const replies = await Promise.all(
    both.map((gateway) => gateway.call('createProposal', wanted, { login, key })),
  )
  expect(new Set(replies.map(done).map(({ proposalId }) => proposalId)).size).toBe(1)
})

/** Opens all pay orders at once, half at each gateway, and answers those that were accepted. */
async function payAll(wanted: { login: Login; proposalId: string }[]): Promise<string[]> {
  const replies = await Promise.all(
    wanted.map(({ login, proposalId }, index) =>
      both[index % 2 === 0 ? 0 : 1].call('createPayOrder', payOrderOf(proposalId), { login }),
    ),
  )
  return replies.map(sound).flatMap(({ code, data }) => (code === 0 ? [data.payOrderId] : []))
}

const proposals = async (login: Login, many: Insured[][]) => {
  const found: { login: Login; proposalId: string }[] = []
  for (const insured of many)
    found.push({ login, proposalId: await confirmedProposal(both[0], login, insured) })
  return found
}

async function openOrdersOf(wanted: { proposalId: string }[]) {
  const ids = wanted.map(({ proposalId }) => proposalId)
  const rows = await both[0].ctx.db.select().from(payOrders)
  return rows.filter((row) => ids.includes(row.proposalId) && openStates.includes(row.status))
}

describe('limits hold on both together', () => {
  test('one spouse', async () => {
    const login = await signIn()
    const spouse = (): Insured[] => [{ relationType: 'SPOUSE', person: newPerson() }]
    const four = await proposals(login, [spouse(), spouse(), spouse(), spouse()])
    await payAll(four)
    await payAll(four)
    expect(await openOrdersOf(four)).toHaveLength(1)
  })

  test('four unpaid orders', async () => {
    const login = await signIn()
    const six = await proposals(
      login,
      (
        [
          ['SELF', '1990-03-07'],
          ['SPOUSE', '1990-03-07'],
          ['SIBLINGS', '1990-03-07'],
          ['CLOSE_FAMILY', '1990-03-07'],
          ['FATHER_PARENTS', '1962-03-15'],
          ['MOTHER_PARENTS', '1963-03-15', 'F'],
        ] as const
      ).map(([relationType, bornOn, gender]) => [
        { relationType, person: newPerson(bornOn, gender) },
      ]),
    )
    await payAll(six)
    await payAll(six)
    expect(await openOrdersOf(six)).toHaveLength(4)
  })

  test('cover is sold once, whoever buys it', async () => {
    const person = newPerson()
    const wanted: { login: Login; proposalId: string }[] = []
    for (let account = 0; account < 4; account += 1)
      wanted.push(...(await proposals(await signIn(), [[{ relationType: 'SELF', person }]])))
    expect(await payAll(wanted)).toHaveLength(1)
  })

  test('one code a minute for one number', async () => {
    const phoneNumber = newMobile()
    const before = (await both[0].ctx.db.select().from(smsCodes)).length
    const solved = await Promise.all(
      [...both, ...both].map(async (gateway) => {
        const { captchaId } = done(await gateway.call('openCaptcha', { phoneNumber }))
        const { offset } = (await captchaAnswer(gateway.ctx.db, captchaId)) as { offset: number }
        return { gateway, captchaId, offset }
      }),
    )
    const replies = await Promise.all(
      solved.map(({ gateway, captchaId, offset }) =>
        gateway.call(
          'sendSmsCode',
          codeRequest(phoneNumber, captchaId, { kind: 'slider', offset }),
        ),
      ),
    )
    expect(replies.map(({ code }) => code).sort()).toEqual(
      [0, ...Array.from({ length: 3 }, () => errorCodes.SMS_TOO_SOON)].sort(),
    )
    expect((await both[0].ctx.db.select().from(smsCodes)).length - before).toBe(1)
  })

  test('an account that is deleted owes and is owed nothing', async () => {
    const login = await signIn()
    const [wanted] = await proposals(login, [family()])
    if (!wanted) throw new Error('No proposal')
    const [ordered, deleted] = await Promise.all([
      both[0].call('createPayOrder', payOrderOf(wanted.proposalId), { login }),
      both[1].call('deleteAccount', { confirm: 'DELETE' }, { login }),
    ])
    sound(ordered)
    sound(deleted)
    expect([ordered.code, deleted.code].filter((code) => code === 0)).toHaveLength(1)
  })
})

test('and all of it comes to rest with clean books, everybody told once', async () => {
  await comeToRest()
  const told = await both[0].ctx.db.select().from(outbox)
  expect(told.every(({ sentAt }) => sentAt !== null)).toBe(true)
  expect(await world.messages()).toHaveLength(told.length)
})
