import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Context } from '../context/context'
import { describeError } from '../context/log'
import type { Db } from '../db/client'

const EVERY_MS = 60_000
/**
 * The largest allowed difference (milliseconds). Signatures and one-time codes allow minutes, and
 * NTP keeps machines within a fraction of a second.
 */
const MOST_MS = 5_000

const answer = v.object({ rows: v.tuple([v.object({ ms: v.number() })]) })

/**
 * Milliseconds that this machine's clock is ahead of the database. It does not use the test clock.
 */
async function aheadMs(db: Db): Promise<number> {
  const askedAt = Date.now()
  const now = sql`select extract(epoch from clock_timestamp())::double precision * 1000 as ms`
  const { rows } = v.parse(answer, await db.execute(now))
  return Math.round((askedAt + Date.now()) / 2 - rows[0].ms)
}

/** Raises an alarm if the clocks differ. With wrong clocks logins fail and deadlines are missed. */
export async function checkClock(ctx: Context): Promise<void> {
  const ahead = await aheadMs(ctx.db)
  if (Math.abs(ahead) > MOST_MS)
    ctx.log.error(
      { alarm: 'CLOCK_DIFFERS', count: Math.round(ahead / 1000) },
      'the clocks of this machine and of the database differ by so many seconds',
    )
}

/**
 * Runs on each gateway, at its start and every minute. A job would not do, because any one gateway
 * runs it for all.
 */
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
