import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Context } from '../context/context'
import { describeError } from '../context/log'
import type { Db } from '../db/client'

const EVERY_MS = 60_000
/** Signatures and one-time codes bear minutes; NTP keeps machines within a fraction of a second. */
const MOST_MS = 5_000

const answer = v.object({ rows: v.tuple([v.object({ ms: v.number() })]) })

/** Ms that this machine is ahead of the database; not the clock that testers move. */
async function aheadMs(db: Db): Promise<number> {
  const askedAt = Date.now()
  const now = sql`select extract(epoch from clock_timestamp())::double precision * 1000 as ms`
  const { rows } = v.parse(answer, await db.execute(now))
  return Math.round((askedAt + Date.now()) / 2 - rows[0].ms)
}

/** Raises an alarm where they differ: sign-ins fail then, and deadlines are kept at other times. */
export async function checkClock(ctx: Context): Promise<void> {
  const ahead = await aheadMs(ctx.db)
  if (Math.abs(ahead) > MOST_MS)
    ctx.log.error(
      { alarm: 'CLOCK_DIFFERS', count: Math.round(ahead / 1000) },
      'the clocks of this machine and of the database differ by so many seconds',
    )
}

/** Each gateway by itself, at its start and every minute: a job is done by any one of them. */
export function watchClock(ctx: Context): { stop(): void } {
  const check = () => {
    checkClock(ctx).catch((error: unknown) =>
      ctx.log.warn({ error: describeError(error) }, 'clock not compared'),
    )
  }
  check()
  const timer = setInterval(check, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
