import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { maskMobile } from '@/domain/person/mask'
import { refuse, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import type { Db } from '../db/client'
import {
  addCaptcha,
  failedCaptchas,
  findCaptcha,
  lockCaptcha,
  unusedCaptchas,
  updateCaptcha,
} from '../records/account/code-repo'
import { addressHash } from '../records/security/address-hash'
import { noteSecurity } from '../records/security/log'
import { board, drawPuzzle } from './captcha-picture'
import { askQuestion } from './captcha-question'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS
/** How long failures are remembered. Each one makes the wait longer. */
const MEMORY_MS = 15 * MINUTE_MS
/** Failures that cost no wait: with one number, and with all numbers of one shared address. */
const FREE = { number: 3, address: 20 } as const
const FIRST_WAIT_MS = 5_000
/** Per mille of the track, about six pixels of 252. A thumb cannot be more exact. */
const TOLERANCE = 24

/** The rest of the wait in ms. It doubles with every failure. The times come newest first. */
function waitLeft(now: number, failures: readonly number[], free: number): number {
  const [newest] = failures
  const over = failures.length - free
  if (newest === undefined || over < 0) return 0
  return newest + Math.min(MEMORY_MS, FIRST_WAIT_MS * 2 ** over) - now
}

/**
 * Counts failures per address, first with this number and then with any. So nobody can lock out
 * another visitor by failing with that visitor's number.
 */
async function mustWait(ctx: Context, ipHash: string, phoneHash: string): Promise<boolean> {
  const now = ctx.clock.now()
  const failed = await failedCaptchas(ctx.db, ipHash, now - MEMORY_MS)
  const times = failed.map(({ createdAt }) => createdAt)
  const own = failed.filter((one) => one.phoneHash === phoneHash).map(({ createdAt }) => createdAt)
  return waitLeft(now, own, FREE.number) > 0 || waitLeft(now, times, FREE.address) > 0
}

export async function openCaptcha(
  ctx: Context,
  visitor: Visitor,
  { phoneNumber }: RequestOf<typeof calls.openCaptcha>,
): Promise<Answer<ResponseOf<typeof calls.openCaptcha>>> {
  const { ids, keys } = ctx
  const phoneHash = keys.hash(phoneNumber, 'mobile')
  const ipHash = addressHash(ctx, visitor)
  if (await mustWait(ctx, ipHash, phoneHash)) {
    const details = { subject: maskMobile(phoneNumber), reason: 'CAPTCHA' }
    await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', visitor, details)
    return refuse('TOO_MANY_REQUESTS')
  }
  const id = ids.next()
  // The hole is to the right of the piece, which starts at the left edge.
  const gap = ids.between(250, 950)
  const { answer, ...question } = askQuestion(ids)
  const createdAt = ctx.clock.now()
  const expireAt = createdAt + VALID_MS
  await addCaptcha(ctx.db, { id, phoneHash, ipHash, gap, choice: answer, createdAt, expireAt })
  return {
    ok: true,
    value: {
      captchaId: id,
      expireAt: new Date(expireAt).toISOString(),
      slider: { ...drawPuzzle(ids, gap), ...board },
      question,
    },
  }
}

type CaptchaAnswer = RequestOf<typeof calls.sendSmsCode>['captchaAnswer']

/**
 * Checks the answer to a captcha. It can be used for one answer, right or wrong, for five minutes
 * and for one number.
 */
export async function solveCaptcha(
  ctx: Context,
  tx: Db,
  { captchaId, phoneHash, answer }: { captchaId: string; phoneHash: string; answer: CaptchaAnswer },
): Promise<Answer<null>> {
  const captcha = await lockCaptcha(tx, captchaId)
  const now = ctx.clock.now()
  const usable =
    captcha && captcha.usedAt === null && captcha.expireAt > now && captcha.phoneHash === phoneHash
  if (!usable) return refuse('CAPTCHA_EXPIRED')
  const right =
    answer.kind === 'slider'
      ? Math.abs(answer.offset - captcha.gap) <= TOLERANCE
      : answer.value === captcha.choice
  await updateCaptcha(tx, captchaId, { usedAt: now, tries: right ? 0 : 1 })
  return right ? { ok: true, value: null } : refuse('CAPTCHA_WRONG')
}

/** The answer of a captcha, for the testers of the sandbox. */
export async function captchaAnswer(
  db: Db,
  id: string,
): Promise<{ offset: number; choice: string } | undefined> {
  const captcha = await findCaptcha(db, id)
  return captcha && { offset: captcha.gap, choice: captcha.choice }
}

/** The open captchas for the workbench of the sandbox, newest first. */
export async function openCaptchas(db: Db, now: number) {
  return (await unusedCaptchas(db, now)).map(({ id, gap, choice, createdAt }) => ({
    ...{ id, choice, createdAt },
    offset: gap,
  }))
}
