import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { SmsScene } from '@/contract/login'
import { maskMobile } from '@/domain/person/mask'
import { DAY_MS } from '@/domain/time/day'
import { refuse, refuseField, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import {
  addSmsCode,
  countSentSince,
  lockSmsCode,
  newestSession,
  sentSince,
  updateSmsCode,
} from '../records/account/code-repo'
import { addressHash } from '../records/security/address-hash'
import { noteSecurity } from '../records/security/log'
import { solveCaptcha } from './captcha'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RESEND_MS = MINUTE_MS
const VALID_MS = 5 * MINUTE_MS
const TRIES = 5
const PER_HOUR = 5
const PER_DAY = 10

/**
 * Sends a code. The captcha and the limits are checked and the code is stored before the provider
 * is asked. So neither a crash nor a slow provider leads to a second message within the minute.
 */
export async function sendSmsCode(
  ctx: Context,
  visitor: Visitor,
  request: RequestOf<typeof calls.sendSmsCode>,
): Promise<Answer<ResponseOf<typeof calls.sendSmsCode>>> {
  const { phoneNumber, sendFrontCodeScene: scene, captchaId, captchaAnswer } = request
  const phoneHash = ctx.keys.hash(phoneNumber, 'mobile')
  const ipHash = addressHash(ctx, visitor)
  const about = { subject: maskMobile(phoneNumber) }
  const named =
    request.smsToken === undefined ? ctx.ids.next() : readToken(ctx, phoneHash, request.smsToken)
  if (named === undefined) return refuseField('BAD_REQUEST', 'smsToken', 'OTHER_NUMBER')
  const sessionId = named
  const code = ctx.ids.digits(6)

  const reserved = await ctx.db.transaction(async (tx): Promise<Answer<{ sent: boolean }>> => {
    // Every request locks the address first and the number second, so that no two wait for each
    // other.
    await serialise(tx, `sms address ${ipHash}`)
    await serialise(tx, `sms number ${phoneHash}`)
    const before = await lockSmsCode(tx, sessionId)
    if (before)
      return before.failed ? refuse('SMS_SEND_FAILED') : { ok: true, value: { sent: true } }
    const limited = await overLimit(ctx, tx, phoneHash, ipHash)
    if (limited) {
      await noteSecurity(ctx, tx, 'LIMIT_HIT', visitor, { ...about, reason: limited.code })
      return limited
    }
    const solved = await solveCaptcha(ctx, tx, { captchaId, phoneHash, answer: captchaAnswer })
    if (!solved.ok) {
      await noteSecurity(ctx, tx, 'CAPTCHA_FAILED', visitor, { ...about, reason: solved.code })
      return solved
    }
    // This comes after the captcha, so that only messages about to be sent wait for this one lock.
    await serialise(tx, 'sms budget')
    const spent = await overBudget(ctx, tx)
    if (spent) {
      await noteSecurity(ctx, tx, 'LIMIT_HIT', visitor, { ...about, reason: spent.code })
      return spent
    }
    const sentAt = ctx.clock.now()
    const codeHash = hashCode(ctx, sessionId, code)
    const expireAt = sentAt + VALID_MS
    await addSmsCode(tx, { sessionId, phoneHash, ipHash, scene, codeHash, sentAt, expireAt })
    return { ok: true, value: { sent: false } }
  })
  if (!reserved.ok) return reserved
  const answer = {
    ok: true,
    value: {
      sessionId,
      resendAfterSeconds: RESEND_MS / 1000,
      expireInSeconds: VALID_MS / 1000,
    },
  } as const
  // This is a repeat of a request whose answer was lost. The message is already on its way.
  if (reserved.value.sent) return answer

  const sent = await ctx.gateways.sms.sendCode({
    phoneNumber,
    code,
    scene,
    validMinutes: VALID_MS / MINUTE_MS,
  })
  // After UNKNOWN the message may have arrived. The code stays valid and the minute has to pass.
  if (!sent.ok && sent.code !== 'UNKNOWN') {
    ctx.log.warn({ reason: sent.code }, 'sms refused by the provider')
    await updateSmsCode(ctx.db, sessionId, { failed: true, endedAt: ctx.clock.now() })
    return refuse(sent.code === 'RATE_LIMITED' ? 'SMS_LIMIT' : 'SMS_SEND_FAILED')
  }
  return answer
}

/**
 * Makes a token for a session of this number. Nothing is stored, because the token itself says
 * which session and number it is for.
 */
export const getSmsToken = (
  ctx: Context,
  _visitor: Visitor,
  { phoneNumber }: RequestOf<typeof calls.getSmsToken>,
): Promise<Answer<ResponseOf<typeof calls.getSmsToken>>> => {
  const sessionId = ctx.ids.next()
  const mark = markOf(ctx, ctx.keys.hash(phoneNumber, 'mobile'), sessionId)
  return Promise.resolve({ ok: true, value: { smsToken: `${sessionId}.${mark}` } })
}

const markOf = (ctx: Context, phoneHash: string, sessionId: string): string =>
  ctx.keys.hash(`${phoneHash}\n${sessionId}`, 'smsToken')

/** The session that a token names; undefined when it is for another number or not ours. */
function readToken(ctx: Context, phoneHash: string, token: string): string | undefined {
  const [sessionId = '', mark = ''] = token.split('.')
  return mark === markOf(ctx, phoneHash, sessionId) ? sessionId : undefined
}

async function overLimit(ctx: Context, tx: Db, phoneHash: string, ipHash: string) {
  const now = ctx.clock.now()
  const number = await sentSince(tx, 'phoneHash', phoneHash, now - DAY_MS)
  const within = (ms: number) => number.filter(({ sentAt }) => sentAt > now - ms)
  // A visitor who has used up the tries of a code may request another one at once.
  if (within(RESEND_MS).some(({ tries }) => tries < TRIES)) return refuse('SMS_TOO_SOON')
  if (within(HOUR_MS).length >= PER_HOUR || number.length >= PER_DAY) return refuse('SMS_LIMIT')
  const address = await sentSince(tx, 'ipHash', ipHash, now - HOUR_MS)
  return address.length >= ctx.env.SMS_ADDRESS_LIMIT ? refuse('SMS_LIMIT') : undefined
}

/** Limits the cost of all codes in a day, over all numbers and addresses. */
async function overBudget(ctx: Context, tx: Db) {
  const everybody = await countSentSince(tx, ctx.clock.now() - DAY_MS)
  if (everybody < ctx.env.SMS_DAILY_LIMIT) return undefined
  ctx.log.error({ alarm: 'SMS_BUDGET_SPENT', count: everybody }, 'sms budget of the day is used up')
  return refuse('SMS_LIMIT')
}

/** The hash includes the session. Six digits alone could be tried out against a stolen table. */
const hashCode = (ctx: Context, sessionId: string, code: string): string =>
  ctx.keys.hash(`${sessionId}\n${code}`, 'smsCode')

interface GivenCode {
  sessionId: string | undefined
  phoneHash: string
  scene: SmsScene
  code: string
}

/**
 * Checks a code. It is valid once, for five tries and five minutes, and only for its own number,
 * scene and session. Without a session the code requested from this very address counts, so that no
 * other visitor uses up its tries.
 */
export async function useCode(
  ctx: Context,
  tx: Db,
  { ip }: Pick<Visitor, 'ip'>,
  { sessionId: named, ...given }: GivenCode,
): Promise<Answer<null>> {
  const asked = { ...given, ipHash: addressHash(ctx, { ip }) }
  const sessionId = named ?? (await newestSession(tx, asked)) ?? ''
  const row = await lockSmsCode(tx, sessionId)
  const now = ctx.clock.now()
  const current =
    row &&
    row.endedAt === null &&
    row.expireAt > now &&
    row.phoneHash === given.phoneHash &&
    row.scene === given.scene
  if (!current) return refuse('VERIFY_CODE_EXPIRED')
  if (row.tries >= TRIES) return refuse('VERIFY_CODE_TRIES')
  if (row.codeHash !== hashCode(ctx, sessionId, given.code)) {
    await updateSmsCode(tx, sessionId, { tries: row.tries + 1 })
    return refuse(row.tries + 1 >= TRIES ? 'VERIFY_CODE_TRIES' : 'VERIFY_CODE_WRONG')
  }
  await updateSmsCode(tx, sessionId, { endedAt: now })
  return { ok: true, value: null }
}
