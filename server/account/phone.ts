import * as v from 'valibot'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { mobile } from '@/contract/fields'
import { maskMobile } from '@/domain/person/mask'
import { refuse, type Answer } from '../answer'
import type { Context, User } from '../context'
import { serialise } from '../db/serialise'
import { ownerOf } from '../keys'
import { loadUser } from './login'
import { findUserByMobile, updateUser } from './user-repo'

/** Mainland numbers: the only ones that we send messages to. */
const COUNTRY = '86'

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
  const told = await ctx.gateways.wechatLogin.phoneNumber({ code: phoneCode, openid })
  if (!told.ok) return refuse(told.code === 'RATE_LIMITED' ? 'TOO_MANY_REQUESTS' : 'PHONE_FAILED')
  const { phoneNumber, countryCode } = told.value
  if (countryCode !== COUNTRY || !v.is(mobile, phoneNumber)) return refuse('PHONE_FAILED')

  const mobileHash = ctx.keys.hash(phoneNumber, 'mobile')
  const mobileSealed = ctx.keys.seal(phoneNumber, ownerOf(user.id), 'mobile')
  return ctx.db.transaction(
    async (tx): Promise<Answer<ResponseOf<typeof calls.setPhoneByWechat>>> => {
      await serialise(tx, `account of ${mobileHash}`)
      const holder = await findUserByMobile(tx, mobileHash)
      if (holder && holder.id !== user.id) return refuse('PHONE_TAKEN')
      await updateUser(tx, user.id, { mobileHash, mobileSealed })
      const masked = { maskValue: maskMobile(phoneNumber), encryptValue: mobileSealed }
      return { ok: true, value: { status: 0, phoneNumber: masked } }
    },
  )
}
