import { setTimeout } from 'node:timers/promises'
import { encodeTime } from 'ulid'
import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { entriesAfter, readHistories, transitionsAfter } from '../records/ledger/history-repo'
import { atOnce } from './reconcile'
import { replay, type Forbidden } from './replay'

/** How far back the auditor looks. It runs once a day, so one round that failed is made up for. */
const BACK_MS = 2 * DAY_MS
/** Rows in one page, and proposals that are looked at together. */
const PAGE = 100
const TOGETHER = 50
/** After each piece of work the auditor rests so many times as long, so it takes 1 % of a core. */
const REST = 99
/** So much work of a day is done without a rest. */
const FREE_MS = 1000

export interface Audited {
  histories: number
  steps: number
  forbidden: Forbidden[]
  /** Whether it came to the end before the gateway ended. */
  isWhole: boolean
}

/**
 * Lets the model of the money go through every proposal about which something was written lately. The
 * first step of each that the model forbids raises the alarm MODEL_FORBIDS. It only reads. `rest` waits
 * so many ms, or until `ending` is aborted; then the rest of the work is put off.
 */
export async function auditDue(
  ctx: Context,
  {
    ending = new AbortController().signal,
    rest = (ms) => wait(ms, ending),
  }: { ending?: AbortSignal; rest?: (ms: number) => Promise<void> } = {},
): Promise<Audited> {
  const from = ctx.clock.now() - BACK_MS
  const found: Audited = { histories: 0, steps: 0, forbidden: [], isWhole: false }
  let busyMs = 0
  const seen = new Set<string>()
  const pace = async <T>(work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const done = await work()
    const tookMs = performance.now() - startedAt
    busyMs += tookMs
    if (busyMs > FREE_MS) await rest(tookMs * REST)
    return done
  }
  for (const readAfter of [transitionsAfter, entriesAfter])
    for (let last = firstIdAt(from); ;) {
      if (ending.aborted) return found
      const after = last
      const page = await pace(() => readAfter(ctx.db, after, PAGE))
      const newest = page.at(-1)
      if (!newest) break
      last = newest.id
      const ids = new Set(page.flatMap(({ proposalId }) => proposalId ?? []))
      const fresh = [...ids].filter((id) => !seen.has(id))
      for (const id of fresh) seen.add(id)
      for (let at = 0; at < fresh.length; at += TOGETHER) {
        if (ending.aborted) return found
        const some = fresh.slice(at, at + TOGETHER)
        const gone = await pace(async () =>
          replay(await atOnce(ctx.db, (tx: Db) => readHistories(tx, some))),
        )
        found.histories += gone.histories
        found.steps += gone.steps
        for (const one of gone.forbidden) tell(ctx, one, from)
        found.forbidden.push(...gone.forbidden)
      }
    }
  found.isWhole = true
  const { steps: count } = found
  ctx.log.info({ job: 'audit', count }, 'the model went through what was written')
  return found
}

/** An older step was told before, or was made by rules that held then. */
function tell(ctx: Context, { proposalId, at, step, broken }: Forbidden, from: number): void {
  const reason = [...step, ...broken].join('; ')
  if (at < from) ctx.log.warn({ proposalId, reason }, 'an older step is not one of the model')
  else ctx.log.error({ alarm: 'MODEL_FORBIDS', proposalId, reason }, 'a step that is forbidden')
}

/** Ids begin with the time (context/ids.ts), so this one comes before all of that moment. */
const firstIdAt = (ms: number): string => encodeTime(Math.max(0, ms), 10)

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined)
