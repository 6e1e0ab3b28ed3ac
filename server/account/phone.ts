import * as v from 'valibot'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { mobile } from '@/contract/fields'
import type { SmsScene } from '@/contract/login'
import { maskMobile } from '@/domain/person/mask'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { openOwn, ownerOf } from '../context/keys'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { lockOpenAccount } from '../records/account/open-account'
import {
  loadUser,
  findUserByMobile,
  otherHolderOf,
  updateUser,
  type User as Account,
} from '../records/account/user-repo'
import { useCode as spendCode } from './sms'

/** Mainland numbers, the only ones that we send messages to. */
const COUNTRY = '86'

/**
 * Stores the mobile that WeChat reports for the user. It must be a mainland number that no other
 * account has.
 */
export async function setPhoneByWechat(
  ctx: Context,
  user: User,
  { phoneCode }: RequestOf<typeof calls.setPhoneByWechat>,
): Promise<Answer<ResponseOf<typeof calls.setPhoneByWechat>>> {
  const { wxOpenIdSealed } = await loadUser(ctx.db, user.id)
  const openid = wxOpenIdSealed
    ? ctx.keys.open(wxOpenIdSealed, ownerOf(user.id), 'wxOpenId')
    : undefined
  if (openid === undefined) return refuse('PHONE_FAILED')
  const reply = await ctx.gateways.wechatLogin.phoneNumber({ code: phoneCode, openid })
  if (!reply.ok) return refuse(reply.code === 'RATE_LIMITED' ? 'TOO_MANY_REQUESTS' : 'PHONE_FAILED')
  const { phoneNumber, countryCode } = reply.value
  if (countryCode !== COUNTRY || !v.is(mobile, phoneNumber)) return refuse('PHONE_FAILED')

  const mobileHash = ctx.keys.hash(phoneNumber, 'mobile')
  const mobileSealed = ctx.keys.seal(phoneNumber, ownerOf(user.id), 'mobile')
  return ctx.db.transaction(
    async (tx): Promise<Answer<ResponseOf<typeof calls.setPhoneByWechat>>> => {
      await serialise(tx, `account of ${mobileHash}`)
      const account = await lockOpenAccount(tx, user, 'update')
      if (!account) return refuse('AUTH_FAILED')
      const holder = await findUserByMobile(tx, mobileHash)
      if (holder && holder.id !== user.id) return refuse('PHONE_TAKEN')
      await updateUser(tx, account, { mobileHash, mobileSealed })
      await tellChange(ctx, tx, account, { column: 'mobileSealed', after: phoneNumber })
      const masked = { maskValue: maskMobile(phoneNumber), encryptValue: mobileSealed }
      return { ok: true, value: { status: 0, phoneNumber: masked } }
    },
  )
}

/** What follows where a number replaces another one. */
async function tellChange(
  ctx: Context,
  tx: Db,
  account: Account,
  { column, after }: { column: 'mobileSealed' | 'bindPhoneSealed'; after: string },
): Promise<void> {
  const before = openOwn(ctx.keys, account.id, account[column], 'mobile')
  if (before !== undefined && before !== after)
    await ctx.consequences.phoneChanged(ctx, tx, { userId: account.id, before, after })
}

/**
 * Checks the code of a message to this phone. After that it locks the phone, so that two accounts
 * cannot take it at once.
 */
async function proves(
  ctx: Context,
  tx: Db,
  { scene, ...place }: { scene: SmsScene; ip: string },
  given: { phoneNumber: string; sessionId: string | undefined; code: string },
) {
  const phoneHash = ctx.keys.hash(given.phoneNumber, 'mobile')
  const used = await spendCode(ctx, tx, place, { ...given, phoneHash, scene })
  if (used.ok) await serialise(tx, `account of ${phoneHash}`)
  return used
}

/**
 * Stores a mobile by the code sent to it. Status 1: the code is wrong, or another account uses the
 * number.
 */
export function setUserPhone(
  ctx: Context,
  user: User,
  { phoneNumber, phoneCode, sessionId }: RequestOf<typeof calls.setUserPhone>,
): Promise<Answer<ResponseOf<typeof calls.setUserPhone>>> {
  return ctx.db.transaction(async (tx): Promise<Answer<{ status: number }>> => {
    const code = { phoneNumber, sessionId, code: phoneCode }
    const used = await proves(ctx, tx, { scene: 'SET_PHONE', ip: user.ip }, code)
    if (!used.ok && used.code !== 'VERIFY_CODE_WRONG') return used
    const account = await lockOpenAccount(tx, user, 'update')
    if (!account) return refuse('AUTH_FAILED')
    const mobileHash = ctx.keys.hash(phoneNumber, 'mobile')
    if (!used.ok || (await otherHolderOf(tx, user.id, mobileHash)))
      return { ok: true, value: { status: 1 } }
    const mobileSealed = ctx.keys.seal(phoneNumber, ownerOf(user.id), 'mobile')
    await updateUser(tx, account, { mobileHash, mobileSealed })
    await tellChange(ctx, tx, account, { column: 'mobileSealed', after: phoneNumber })
    return { ok: true, value: { status: 0 } }
  })
}

/** The numbers that pages know. FAILED has none, and reads as any other failure. */
const bindResults = {
  BOUND: 0,
  CODE: 1,
  PHONE_MISMATCH: 2,
  BANK_CARD_MISMATCH: 3,
  FACE_FAILED: 4,
  TAKEN: 5,
  FAILED: 9,
} as const

type Bound = ResponseOf<typeof calls.setBindPhone>

const notBound = (why: keyof typeof bindResults): Answer<Bound> => ({
  ok: true,
  value: { result: bindResults[why], phoneNumberEncrypt: '', phoneNumberMask: '' },
})

/**
 * Binds a phone. The real-name centre is asked between two transactions, so the code is used up
 * whatever it answers.
 */
export async function setBindPhone(
  ctx: Context,
  user: User,
  { phoneNumber, verifyCode, sessionId }: RequestOf<typeof calls.setBindPhone>,
): Promise<Answer<Bound>> {
  const used = await ctx.db.transaction((tx) =>
    proves(
      ctx,
      tx,
      { scene: 'BIND_PHONE', ip: user.ip },
      { phoneNumber, sessionId, code: verifyCode },
    ),
  )
  if (!used.ok) return used.code === 'VERIFY_CODE_WRONG' ? notBound('CODE') : used
  const checked = await ctx.gateways.realname.checkPhone({ accountId: user.id, phoneNumber })
  if (!checked.ok) {
    if (checked.code !== 'REFUSED' && checked.code !== 'UNKNOWN') return notBound(checked.code)
    ctx.log.error({ alarm: 'REALNAME_SILENT', reason: checked.code }, 'phone was not checked')
    return notBound('FAILED')
  }
  const bindPhoneHash = ctx.keys.hash(phoneNumber, 'mobile')
  return ctx.db.transaction(async (tx) => {
    await serialise(tx, `account of ${bindPhoneHash}`)
    const account = await lockOpenAccount(tx, user, 'update')
    if (!account) return refuse('AUTH_FAILED')
    if (await otherHolderOf(tx, user.id, bindPhoneHash)) return notBound('TAKEN')
    const bindPhoneSealed = ctx.keys.seal(phoneNumber, ownerOf(user.id), 'mobile')
    await updateUser(tx, account, { bindPhoneHash, bindPhoneSealed })
    await tellChange(ctx, tx, account, { column: 'bindPhoneSealed', after: phoneNumber })
    const phone = { phoneNumberEncrypt: bindPhoneSealed, phoneNumberMask: maskMobile(phoneNumber) }
    return { ok: true, value: { result: bindResults.BOUND, ...phone } }
  })
}
