import { setMaxListeners } from 'node:events'
import type { Context } from '../context/context'
import { describeError } from '../context/log'
import type { Db } from '../db/client'
import { guarded } from '../db/guarded-writes'
import { guardRequests } from '../gateways/request-guard'
import { BATCH, type Job, type Work } from '../records/jobs/job'
import { claim, hold, isMine, letGo, lockMine, shiftOf, type Lease } from '../records/jobs/repo'
import { inSpan } from '../trace/span'
import { all } from './all'

/** The lease is renewed while the work lasts, so it lapses only when its process stops. */
const LEASE_MS = 60_000
const RENEW_MS = LEASE_MS / 3
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 10 * 60_000

const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10))

/**
 * Runs one round of every job, one job after the other. The gateway itself starts each job on its own.
 *
 * @internal
 */
export async function runJobs(ctx: Context, jobs: readonly Job[] = all): Promise<void> {
  const { signal } = new AbortController()
  for (const job of jobs) await runRound(ctx, job, signal)
}

/** Works on everything that is due. Ends early when `ending` is aborted. */
async function runRound(ctx: Context, job: Job, ending: AbortSignal): Promise<void> {
  const seen = new Set<string>()
  for (;;)
    try {
      const due = await job.due(ctx)
      // A row that is still due after its turn waits for the next round.
      const fresh = due.filter(({ key }) => !seen.has(key))
      for (const { key } of fresh) seen.add(key)
      await inParallel(fresh, job.atOnce, async (work) => {
        if (!ending.aborted) await workOn(ctx, job, work, ending)
      })
      if (due.length < BATCH || fresh.length === 0 || ending.aborted) return
    } catch (error) {
      ctx.log.error({ job: job.name, error: describeError(error) }, 'job failed')
      return
    }
}

class LeaseLapsed extends Error {}

/**
 * The lease as this process sees it. It is measured with `performance`, because that clock goes on
 * while the process is stopped.
 */
class Leased {
  #until: number
  constructor(
    private readonly ctx: Context,
    private readonly lease: Lease,
    askedAt: number,
  ) {
    this.#until = askedAt + LEASE_MS
  }

  /** Extends the lease. Throws when another process has it. */
  async renew(): Promise<void> {
    const askedAt = performance.now()
    const { db } = this.ctx
    if (!(await hold(db, this.lease, shiftOf(this.ctx), { ms: LEASE_MS })))
      throw new LeaseLapsed('Another gateway has the lease')
    this.#until = askedAt + LEASE_MS
  }

  /** Is asked right before each request to an outside service. */
  async allowRequest(): Promise<void> {
    await this.renew()
    // The process may have been stopped since the database answered.
    if (performance.now() >= this.#until) throw new LeaseLapsed('The lease may have lapsed')
  }

  /** The context with which the work is done: its writes end with the lease. */
  context(): Context {
    const { ctx, lease } = this
    const check = async (tx: Db) => {
      if (!(await lockMine(tx, lease))) throw new LeaseLapsed('Another gateway has the lease')
    }
    return { ...ctx, db: guarded(ctx.db, { condition: isMine(lease), check }) }
  }
}

async function workOn(
  ctx: Context,
  { name: job }: Job,
  work: Work,
  ending: AbortSignal,
): Promise<void> {
  const { key, restMs, traceparent, run } = work
  const lease = { job, key, holder: ctx.ids.next() }
  const held = new Leased(ctx, lease, performance.now())
  const shiftMs = shiftOf(ctx)
  const failures = await claim(ctx.db, lease, shiftMs, LEASE_MS)
  if (failures === undefined) return
  const renewing = setInterval(() => {
    held.renew().catch((error: unknown) => {
      ctx.log.warn({ job, error: describeError(error) }, 'lease not renewed')
    })
  }, RENEW_MS)
  const startedAt = performance.now()
  const ended = (outcome: 'done' | 'later' | 'failed') =>
    ctx.metrics.jobEnded(job, outcome, (performance.now() - startedAt) / 1000)
  try {
    const about = { name: `job ${job}`, kind: 'consumer' as const, continues: traceparent }
    const outcome = await inSpan(about, async (span) => {
      const found = await guardRequests(
        () => held.allowRequest(),
        () => run(held.context(), ending),
      )
      span?.set({ 'huimin.outcome': found })
      return found
    })
    ended(outcome === 'DONE' ? 'done' : 'later')
    if (outcome === 'LATER') await putOff()
    else if (restMs > 0) {
      // A tester may have moved the clock meanwhile: the rest is counted from the earlier time.
      const earlierMs = Math.min(shiftMs, shiftOf(ctx))
      await hold(ctx.db, lease, earlierMs, { ms: restMs, failures: 0 })
    } else await letGo(ctx.db, lease)
  } catch (error) {
    ctx.log.error({ job, count: failures + 1, error: describeError(error) }, 'job failed')
    ended('failed')
    await putOff()
  } finally {
    clearInterval(renewing)
  }

  function putOff() {
    return hold(ctx.db, lease, shiftOf(ctx), {
      ms: pauseAfter(failures ?? 0),
      failures: (failures ?? 0) + 1,
    })
  }
}

async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

/** A call for the next round of a job (context/nudges.ts). */
interface Call {
  isCalled: boolean
  wake: (() => void) | undefined
}

/**
 * Runs each job in its own rounds, so that no job waits for another. `stop` waits for the work that
 * is going on.
 */
export function startJobs(ctx: Context, jobs: readonly Job[] = all): { stop(): Promise<void> } {
  const ending = new AbortController()
  // Each job that pauses adds one listener, so the limit of the emitter is lifted.
  setMaxListeners(0, ending.signal)
  const stopped = () => ending.signal.aborted
  const pause = (call: Call) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        ending.signal.removeEventListener('abort', wake)
        call.wake = undefined
        resolve()
      }
      const timer = setTimeout(wake, ctx.env.JOB_INTERVAL_SECONDS * 1000)
      ending.signal.addEventListener('abort', wake)
      call.wake = wake
    })
  const loop = async (job: Job) => {
    const call: Call = { isCalled: false, wake: undefined }
    const endListening = ctx.nudges.listen(job.name, () => {
      call.isCalled = true
      call.wake?.()
    })
    while (!stopped()) {
      call.isCalled = false
      await runRound(ctx, job, ending.signal)
      // Who called during the round may have written what it had read past.
      if (!stopped() && !call.isCalled) await pause(call)
    }
    endListening()
  }
  const running = Promise.all(jobs.map(loop))
  return {
    stop: async () => {
      ending.abort()
      await running
    },
  }
}
