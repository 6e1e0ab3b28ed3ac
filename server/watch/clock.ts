import type { Clock } from '../context/clock'
import type { Context } from '../context/context'
import { describeError } from '../context/log'
import type { Db } from '../db/client'
import { databaseNow } from '../db/now'

const EVERY_MS = 60_000
/**
 * The largest allowed difference (milliseconds). Signatures and one-time codes allow minutes, and
 * NTP keeps machines within a fraction of a second.
 */
const MOST_MS = 5_000

/** Smaller differences (milliseconds) are those of healthy machines, and the machine's clock is used. */
const NOISE_MS = 1_000

/** The time of the database, kept up by this machine's clock. All gateways on one database share it. */
export interface DatabaseClock extends Clock {
  /** Compares both clocks again. Answers the milliseconds that the machine's is ahead. */
  compare(): Promise<number>
}

/**
 * Opens the clock that a gateway goes by. With the machine's own one, a code that one gateway sends
 * would be expired at another whose clock is five minutes ahead, and nobody could sign in.
 */
export async function openDatabaseClock(
  db: Db,
  machineNow: () => number = Date.now,
): Promise<DatabaseClock> {
  let ahead = 0
  const compare = async () => {
    const found = await aheadMs(db, machineNow)
    ahead = Math.abs(found) > NOISE_MS ? found : 0
    return found
  }
  await compare()
  return { now: () => machineNow() - ahead, compare }
}

/**
 * Milliseconds that this machine's clock is ahead of the database. It does not use the test clock.
 */
async function aheadMs(db: Db, machineNow: () => number): Promise<number> {
  const askedAt = machineNow()
  const now = await databaseNow(db)
  return Math.round((askedAt + machineNow()) / 2 - now)
}

/**
 * Raises an alarm if the clocks differ. The gateway goes by the database's, but one of both is wrong, and
 * outside services refuse signatures of a wrong time.
 */
export async function checkClock(
  ctx: Context,
  compare: DatabaseClock['compare'] = () => aheadMs(ctx.db, Date.now),
): Promise<void> {
  const ahead = await compare()
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
export function watchClock(ctx: Context, clock: DatabaseClock): { stop(): void } {
  const check = () => {
    checkClock(ctx, clock.compare).catch((error: unknown) =>
      ctx.log.warn({ error: describeError(error) }, 'clock not compared'),
    )
  }
  check()
  const timer = setInterval(check, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
