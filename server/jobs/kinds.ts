import type { Context } from '../context/context'
import { AT_ONCE, BATCH, type Due, type Job, type Outcome } from '../records/jobs/job'
import { free, isFree, only, shiftOf } from '../records/jobs/repo'

/**
 * A job on rows that fall due. Each row is worked on by itself, so a failure does not hold up the
 * others. The row is read again under its lease, because another gateway may have finished it
 * between the first read and the claim.
 */
export const rowJob = <Row>({
  name,
  due,
  keyOf,
  work,
}: {
  name: string
  due(ctx: Context, wanted: Due): Promise<Row[]>
  keyOf(row: Row): string
  work(ctx: Context, row: Row): Promise<Outcome>
}): Job => ({
  name,
  atOnce: AT_ONCE,
  due: async (ctx) => {
    const now = ctx.clock.now()
    const shiftMs = shiftOf(ctx)
    const rows = await due(ctx, { now, limit: BATCH, among: (key) => free(name, key, shiftMs) })
    return rows.map((row) => ({
      key: keyOf(row),
      restMs: 0,
      traceparent: traceOf(row),
      run: async (leased) => {
        const key = keyOf(row)
        const wanted: Due = { now: ctx.clock.now(), limit: 1, among: only(key) }
        const [still] = await due(leased, wanted)
        return still === undefined ? 'DONE' : work(leased, still)
      },
    }))
  },
})

/** Rows of some tables keep the trace in which they were written. */
const traceOf = (row: unknown): string | null =>
  typeof row === 'object' &&
  row !== null &&
  'traceparent' in row &&
  typeof row.traceparent === 'string'
    ? row.traceparent
    : null

/**
 * A job that runs once in `everyMs` milliseconds on one of all gateways. Restarts do not make it
 * run earlier.
 */
export const periodicJob = ({
  name,
  everyMs,
  run,
}: {
  name: string
  everyMs: number
  /** Answers LATER where it could not do its work now; any other answer means that it has. */
  run(ctx: Context, ending: AbortSignal): Promise<unknown>
}): Job => ({
  name,
  atOnce: 1,
  due: async (ctx) => {
    if (!(await isFree(ctx.db, { job: name, key: '' }, shiftOf(ctx)))) return []
    const once = async (leased: Context, ending: AbortSignal): Promise<Outcome> =>
      (await run(leased, ending)) === 'LATER' ? 'LATER' : 'DONE'
    return [{ key: '', restMs: everyMs, run: once }]
  },
})
