import type { Result } from '@/domain/base/result'
import type { Context } from '../context/context'
import { openOwn } from '../context/keys'
import type { PayCode } from '../gateways/payments/port'
import type { Transfer } from '../gateways/wechat-transfer/port'
import { addRewardEntry, lockBalance } from '../records/share/balance'
import { moveWithdrawal } from '../records/share/move'
import { lockWithdrawal, updateWithdrawal, type Withdrawal } from '../records/share/withdrawal-repo'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 10 * 60_000
/** The shortest pause before WeChat is asked again for a page. */
const REST_MS = 2_000
/**
 * The age (ms) at which an unsent or unfinished withdrawal raises an alarm. WeChat returns an
 * unconfirmed transfer after a day.
 */
const LATE_MS = { REQUESTED: 3_600_000, PROCESSING: 26 * 3_600_000 }

/** Sends a withdrawal, or queries it, always under the same number. */
export async function pushWithdrawal(ctx: Context, known: Withdrawal): Promise<void> {
  const now = ctx.clock.now()
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(known.tries, 10))
  await updateWithdrawal(ctx.db, known.id, {
    tries: known.tries + 1,
    lastTryAt: now,
    nextTryAt: now + pause,
  })
  const answer = await asked(ctx, known)
  if (answer.ok) return take(ctx, known, answer.value)
  const about = { withdrawalId: known.id, reason: answer.code }
  const isLate =
    now >= known.createdAt + (known.status === 'REQUESTED' ? LATE_MS.REQUESTED : LATE_MS.PROCESSING)
  if (!isLate) ctx.log.warn(about, 'withdrawal not sent yet')
  else ctx.log.error({ ...about, alarm: 'WITHDRAWAL_STUCK' }, 'withdrawal not sent')
}

/** Does the same for a page that shows the withdrawal, unless it was asked just now. */
export async function askIfRested(ctx: Context, known: Withdrawal): Promise<void> {
  if ((known.lastTryAt ?? 0) + REST_MS <= ctx.clock.now()) await pushWithdrawal(ctx, known)
}

/**
 * WeChat may refuse a number because it has already accepted it. So the number is queried after a
 * refusal.
 */
async function asked(ctx: Context, known: Withdrawal): Promise<Result<Transfer, PayCode>> {
  const { transfers } = ctx.gateways
  if (!transfers) throw new Error('Nobody pays withdrawals out')
  const { outBillNo, userId, amountFen, appId, status } = known
  if (status === 'PROCESSING') return transfers.query(outBillNo)
  const openid = openOwn(ctx.keys, userId, known.openIdSealed, 'oaOpenId')
  if (openid === undefined) throw new Error('An openid does not open: wrong PII_KEY?')
  const sent = await transfers.send({ outBillNo, openid, appId, amountFen })
  if (sent.ok || sent.code === 'RATE_LIMITED') return sent
  const found = await transfers.query(outBillNo)
  return found.ok ? found : sent
}

type Step = 'pay' | 'fail' | 'accept'
const steps: Partial<Record<Transfer['state'], Step>> = {
  SUCCESS: 'pay',
  FAIL: 'fail',
  CANCELLED: 'fail',
}

/** Writes what WeChat says about a withdrawal; repeats change nothing. */
const take = (ctx: Context, { id, userId }: Withdrawal, transfer: Transfer): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await lockBalance(tx, userId)
    const withdrawal = await lockWithdrawal(tx, id)
    if (!withdrawal) throw new Error('The withdrawal is gone')
    const { amountFen, nextTryAt } = withdrawal
    if (transfer.amountFen !== amountFen) {
      const about = { withdrawalId: id, reason: transfer.state }
      return ctx.log.error({ alarm: 'WITHDRAWAL_MISMATCH', ...about }, 'withdrawal does not agree')
    }
    const step = steps[transfer.state] ?? 'accept'
    const over = step !== 'accept'
    const change = {
      packageInfo: over ? null : (transfer.packageInfo ?? withdrawal.packageInfo),
      nextTryAt: over ? null : nextTryAt,
      endedAt: over ? ctx.clock.now() : null,
    }
    const moved = await moveWithdrawal(ctx, tx, withdrawal, step, change)
    if (moved && step === 'fail')
      await addRewardEntry(ctx, tx, { kind: 'RETURN', userId, reference: id, amountFen })
  })
