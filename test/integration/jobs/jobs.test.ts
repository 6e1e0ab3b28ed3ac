import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../server/context/context'
import { silentLog, type LogFields } from '../../../server/context/log'
import { jobLeases, keyChecks } from '../../../server/db/schema'
import { createHttp } from '../../../server/gateways/http'
import { periodicJob } from '../../../server/jobs/kinds'
import { runJobs, startJobs } from '../../../server/jobs/run'
import { AT_ONCE, type Job, type Outcome, type Work } from '../../../server/records/jobs/job'
import { checkClock } from '../../../server/watch/clock'
import { openGateway, type TestGateway } from '../../support/gateway'
import { moveClock } from '../../support/purchase'

const SECOND_MS = 1000

let gateway: TestGateway
let ctx: Context
beforeAll(async () => {
  gateway = await openGateway()
  ctx = gateway.ctx
})
afterEach(() => ctx.db.delete(jobLeases))
afterAll(() => gateway.close())

const jobOf = (name: string, keys: string[], run: (key: string) => Promise<Outcome>): Job => ({
  name,
  atOnce: AT_ONCE,
  due: async () => keys.map((key): Work => ({ key, restMs: 0, run: () => run(key) })),
})

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('a row that fails', () => {
  test('keeps no other from its turn, and waits longer each time', async () => {
    const turns: string[] = []
    const job = jobOf('rows', ['bad', 'good'], async (key) => {
      turns.push(key)
      if (key === 'bad') throw new Error('never works')
      return 'DONE'
    })
    await runJobs(ctx, [job])
    // Both have their turn at the same time.
    expect(turns.sort()).toEqual(['bad', 'good'])
    await runJobs(ctx, [job])
    expect(turns).toEqual(['bad', 'good', 'good'])
    await moveClock(gateway, 6 * SECOND_MS)
    await runJobs(ctx, [job])
    await moveClock(gateway, 6 * SECOND_MS)
    await runJobs(ctx, [job])
    expect(turns.filter((key) => key === 'bad')).toHaveLength(2)
  })

  test('that nobody could finish now is asked again later', async () => {
    let turns = 0
    const job = jobOf('later', ['row'], async () => (++turns < 2 ? 'LATER' : 'DONE'))
    await runJobs(ctx, [job])
    await runJobs(ctx, [job])
    expect(turns).toBe(1)
    await moveClock(gateway, 6 * SECOND_MS)
    await runJobs(ctx, [job])
    expect(turns).toBe(2)
    expect(await ctx.db.select().from(jobLeases)).toEqual([])
  })
})

test('a job that hangs delays no other', async () => {
  const hanging = gate()
  const worked = gate()
  const jobs = startJobs(ctx, [
    jobOf('hangs', ['row'], () => hanging.opened.then(() => 'DONE')),
    jobOf('works', ['row'], async () => {
      worked.open()
      return 'DONE'
    }),
  ])
  await worked.opened
  hanging.open()
  await jobs.stop()
})

test('only so many rows are at work at once', async () => {
  let atWork = 0
  let most = 0
  const keys = Array.from({ length: 12 }, (_, index) => String(index))
  const full = gate()
  const job = jobOf('many', keys, async () => {
    most = Math.max(most, ++atWork)
    // A further row would be claimed during these reads.
    if (atWork === AT_ONCE)
      for (let read = 0; read < 20; read += 1) await ctx.db.select().from(jobLeases)
    if (atWork >= AT_ONCE) full.open()
    await full.opened
    atWork -= 1
    return 'DONE'
  })
  await runJobs(ctx, [job])
  expect(most).toBe(AT_ONCE)
})

/** A job that runs until `slow` opens. */
const heldJob = (name: string) => {
  const slow = gate()
  const begun = gate()
  let turns = 0
  const job = jobOf(name, ['row'], async () => {
    turns += 1
    begun.open()
    await slow.opened
    return 'DONE'
  })
  return { job, begun, slow, turns: () => turns }
}

describe('two gateways', () => {
  test('never work on one row at the same moment', async () => {
    const { job, begun, slow, turns } = heldJob('shared')
    const running = runJobs(ctx, [job])
    await begun.opened
    await runJobs(ctx, [job])
    expect(turns()).toBe(1)
    slow.open()
    await running
  })

  test('nor when the work outlasts its lease, because that is renewed', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] })
    const { job, begun, slow, turns } = heldJob('slow')
    const running = runJobs(ctx, [job])
    await begun.opened
    const untilOf = async () => (await ctx.db.select().from(jobLeases))[0]?.until ?? 0
    const first = await untilOf()
    await moveClock(gateway, 50 * SECOND_MS)
    jest.advanceTimersByTime(20 * SECOND_MS)
    while ((await untilOf()) === first) await new Promise((resolve) => setImmediate(resolve))
    await moveClock(gateway, 50 * SECOND_MS)
    await runJobs(ctx, [job])
    expect(turns()).toBe(1)
    slow.open()
    await running
    jest.useRealTimers()
  })

  test('agree about a lease by the clock of the database, whatever their own says', async () => {
    // PGlite uses the clock of this process, so the test needs PostgreSQL.
    if (process.env['TEST_DATABASE_URL'] === undefined) return
    const { job, begun, slow, turns } = heldJob('clocks')
    const running = runJobs(ctx, [job])
    await begun.opened
    const real = Date.now.bind(Date)
    // One machine's clock is five minutes fast, and another one's is five minutes slow.
    for (const wrong of [300 * SECOND_MS, -300 * SECOND_MS]) {
      const spy = jest.spyOn(Date, 'now').mockImplementation(() => real() + wrong)
      const clock = { now: () => ctx.clock.now() + wrong }
      await runJobs({ ...ctx, clock }, [job])
      spy.mockRestore()
    }
    expect(turns()).toBe(1)
    slow.open()
    await running
  })

  /** What a gateway does that was stopped, wakes, and finds its lease with another gateway. */
  async function afterWaking(act: (ctx: Context) => Promise<unknown>): Promise<unknown> {
    const wakes = gate()
    const begun = gate()
    let found: unknown
    const work = async (leased: Context): Promise<Outcome> => {
      begun.open()
      await wakes.opened
      found = await act(leased).catch((error: unknown) => error)
      return 'DONE'
    }
    const stopped = runJobs(ctx, [
      {
        ...jobOf('stopped', [], async () => 'DONE'),
        due: async () => [{ key: 'row', restMs: 0, run: work }],
      },
    ])
    await begun.opened
    await moveClock(gateway, 61 * SECOND_MS)
    const other = heldJob('stopped')
    const running = runJobs(ctx, [other.job])
    await other.begun.opened
    wakes.open()
    await stopped
    other.slow.open()
    await running
    return found
  }
  const lapsed = expect.objectContaining({ message: 'Another gateway has the lease' }) as Error

  test('transact nothing twice when one was stopped beyond its lease and wakes', async () => {
    const insert = (tx: Context['db']) =>
      tx.insert(keyChecks).values({ id: 'stopped', value: 'twice' })
    expect(await afterWaking(({ db }) => db.transaction(insert))).toEqual(lapsed)
    expect(await ctx.db.select().from(keyChecks).where(eq(keyChecks.id, 'stopped'))).toEqual([])
  })

  test('nor change a row', async () => {
    await ctx.db.insert(keyChecks).values({ id: 'row', value: 'once' })
    await afterWaking(({ db }) =>
      db.update(keyChecks).set({ value: 'twice' }).where(eq(keyChecks.id, 'row')),
    )
    await afterWaking(({ db }) => db.delete(keyChecks).where(eq(keyChecks.id, 'row')))
    const found = ctx.db.delete(keyChecks).where(eq(keyChecks.id, 'row')).returning()
    expect(await found).toEqual([{ id: 'row', value: 'once' }])
  })

  test('nor ask an outside service', async () => {
    let asked = 0
    const service = createServer((_request, response) => {
      asked += 1
      response.end()
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const ask = () => createHttp()({ method: 'GET', url: `http://127.0.0.1:${port}` })
    expect(await afterWaking(ask)).toEqual(lapsed)
    expect(asked).toBe(0)
    service.close()
  })

  test('nor when the lease is still its own, but may lapse at any moment', async () => {
    let found: unknown
    const suspended = jobOf('suspended', ['row'], async () => {
      const real = performance.now.bind(performance)
      let calls = 0
      // The process is stopped for a minute between the database's answer and the request.
      const spy = jest
        .spyOn(performance, 'now')
        .mockImplementation(() => real() + (calls++ === 0 ? 0 : 61 * SECOND_MS))
      const asked = createHttp()({ method: 'GET', url: gateway.origin })
      found = await asked.catch((error: unknown) => error)
      spy.mockRestore()
      return 'DONE'
    })
    await runJobs(ctx, [suspended])
    expect(found).toMatchObject({ message: 'The lease may have lapsed' })
  })

  test('take over what a dead one left', async () => {
    const until = ctx.clock.now() + 60 * SECOND_MS
    await ctx.db.insert(jobLeases).values({ job: 'left', key: 'row', holder: 'dead', until })
    let turns = 0
    const job = jobOf('left', ['row'], async () => {
      turns += 1
      return 'DONE'
    })
    await runJobs(ctx, [job])
    expect(turns).toBe(0)
    await moveClock(gateway, 61 * SECOND_MS)
    await runJobs(ctx, [job])
    expect(turns).toBe(1)
  })
})

test('a clock that differs from the one of the database is an alarm, on each machine', async () => {
  const alarms: LogFields[] = []
  const error = (fields: LogFields) => void alarms.push(fields)
  const watched = { ...ctx, log: { ...silentLog, error } }
  await checkClock(watched)
  expect(alarms).toEqual([])
  const answer = { rows: [{ ms: Date.now() + 300 * SECOND_MS }] }
  const spy = jest.spyOn(ctx.db, 'execute').mockResolvedValue(answer as never)
  await checkClock(watched)
  spy.mockRestore()
  expect(alarms).toMatchObject([{ alarm: 'CLOCK_DIFFERS', count: -300 }])
})

describe('a job of each hour', () => {
  let runs = 0
  const hourly = periodicJob({
    name: 'hourly',
    everyMs: 3_600 * SECOND_MS,
    run: async () => {
      runs += 1
    },
  })
  beforeEach(() => {
    runs = 0
  })

  test('runs once an hour, whoever asks', async () => {
    await Promise.all([runJobs(ctx, [hourly]), runJobs(ctx, [hourly])])
    await runJobs(ctx, [hourly])
    expect(runs).toBe(1)
    await moveClock(gateway, 3_601 * SECOND_MS)
    await runJobs(ctx, [hourly])
    expect(runs).toBe(2)
  })

  test('does not wait for ever after the clock of the sandbox went back', async () => {
    await moveClock(gateway, 365 * 24 * 3_600 * SECOND_MS)
    await runJobs(ctx, [hourly])
    await moveClock(gateway, -365 * 24 * 3_600 * SECOND_MS)
    await runJobs(ctx, [hourly])
    expect(runs).toBe(2)
  })

  test('has its next turn when the clock of the sandbox was moved while it ran', async () => {
    const run = async () => {
      runs += 1
      if (runs === 1) await moveClock(gateway, 48 * 3_600 * SECOND_MS)
    }
    const moved = periodicJob({ name: 'moved', everyMs: 3_600 * SECOND_MS, run })
    await runJobs(ctx, [moved])
    await runJobs(ctx, [moved])
    expect(runs).toBe(2)
  })
})
