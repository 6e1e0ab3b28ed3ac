import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import type { Db } from '../db/client'
import {
  addCaptcha,
  answeredCaptchas,
  findCaptcha,
  lockCaptcha,
  unusedCaptchas,
  updateCaptcha,
  type Captcha,
} from '../records/account/code-repo'
import { subscriberOf } from '../records/security/network'
import { board, drawPuzzle } from './captcha-picture'
import { askQuestion } from './captcha-question'

const MINUTE_MS = 60_000
const VALID_MS = 5 * MINUTE_MS
/** How long wrong answers are remembered. */
const MEMORY_MS = 15 * MINUTE_MS
/** From so many wrong answers on, so many right ones in a row are asked for. The first fits best. */
const PRICES = [
  { wrong: 6, right: 3 },
  { wrong: 3, right: 2 },
] as const
/** Per mille of the track, about six pixels of 252. A thumb cannot be more exact. */
const TOLERANCE = 24

/**
 * Wrong answers are counted for a number, and of those only what came from this kind of device at this
 * address. So nobody pays for others who share the address, nor for who fails elsewhere with the same
 * number.
 */
const placeHash = (ctx: Context, { ip, device }: Pick<Visitor, 'ip' | 'device'>): string =>
  ctx.keys.hash(`${subscriberOf(ip)} ${device}`, 'address')

export async function openCaptcha(
  ctx: Context,
  visitor: Visitor,
  { phoneNumber }: RequestOf<typeof calls.openCaptcha>,
): Promise<Answer<ResponseOf<typeof calls.openCaptcha>>> {
  const { ids, keys } = ctx
  const phoneHash = keys.hash(phoneNumber, 'mobile')
  const ipHash = placeHash(ctx, visitor)
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
  if (!right) return refuse('CAPTCHA_WRONG')
  return (await isPaid(tx, captcha, now)) ? { ok: true, value: null } : refuse('CAPTCHA_MORE')
}

/**
 * Whether enough right answers came in a row. The price of wrong answers is effort and not a refusal:
 * who answers by chance gets through far more rarely, and a person who errs solves one or two more.
 */
async function isPaid(tx: Db, captcha: Captcha, now: number): Promise<boolean> {
  const answered = await answeredCaptchas(tx, captcha, now - MEMORY_MS)
  const wrong = answered.filter(({ tries }) => tries > 0).length
  const lastWrong = answered.findIndex(({ tries }) => tries > 0)
  const inARow = lastWrong < 0 ? answered.length : lastWrong
  return inARow >= (PRICES.find((price) => wrong >= price.wrong)?.right ?? 1)
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
