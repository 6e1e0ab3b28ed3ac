import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../answer'
import type { Context, Visitor } from '../context'
import type { Db } from '../db/client'
import { askQuestion, drawPuzzle, puzzle } from './captcha-art'
import { addCaptcha, findCaptcha, lockCaptcha, updateCaptcha } from './code-repo'

const VALID_MS = 5 * 60_000
const TRIES = 3
/** Per mille of the track: about seven pixels of 254, a thumb's width of error. */
const TOLERANCE = 28

export async function openCaptcha(
  ctx: Context,
  _visitor: Visitor,
  { phoneNumber }: RequestOf<typeof calls.openCaptcha>,
): Promise<Answer<ResponseOf<typeof calls.openCaptcha>>> {
  const { ids, keys } = ctx
  const id = ids.next()
  const gap = ids.between(250, 950)
  const { answer, ...question } = askQuestion(ids)
  const expireAt = ctx.clock.now() + VALID_MS
  await addCaptcha(ctx.db, {
    id,
    phoneHash: keys.hash(phoneNumber, 'mobile'),
    gap,
    choice: answer,
    expireAt,
  })
  return {
    ok: true,
    value: {
      captchaId: id,
      expireAt: new Date(expireAt).toISOString(),
      slider: { ...drawPuzzle(ids, gap), width: puzzle.width, height: puzzle.height },
      question,
    },
  }
}

type CaptchaAnswer = RequestOf<typeof calls.sendSmsCode>['captchaAnswer']

/** A captcha is good for one right answer, three tries, five minutes and one number. */
export async function solveCaptcha(
  ctx: Context,
  tx: Db,
  { captchaId, phoneHash, answer }: { captchaId: string; phoneHash: string; answer: CaptchaAnswer },
): Promise<Answer<null>> {
  const captcha = await lockCaptcha(tx, captchaId)
  const now = ctx.clock.now()
  const usable =
    captcha &&
    captcha.usedAt === null &&
    captcha.expireAt > now &&
    captcha.tries < TRIES &&
    captcha.phoneHash === phoneHash
  if (!usable) return refuse('CAPTCHA_EXPIRED')
  const right =
    answer.kind === 'slider'
      ? Math.abs(answer.offset - captcha.gap) <= TOLERANCE
      : answer.value === captcha.choice
  await updateCaptcha(tx, captchaId, right ? { usedAt: now } : { tries: captcha.tries + 1 })
  return right ? { ok: true, value: null } : refuse('CAPTCHA_WRONG')
}

/** For the sandbox's testers: what the picture hides. */
export async function captchaAnswer(
  db: Db,
  id: string,
): Promise<{ offset: number; choice: string } | undefined> {
  const captcha = await findCaptcha(db, id)
  return captcha && { offset: captcha.gap, choice: captcha.choice }
}
