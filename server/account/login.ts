import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Session as Login } from '@/contract/session'
import { maskMobile } from '@/domain/person/mask'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User, Visitor } from '../context/context'
import { ownerOf, sha256 } from '../context/keys'
import type { Db } from '../db/client'
import { isKeyTaken } from '../db/taken-key'
import { together, type Writes } from '../db/write-batch'
import {
  addSession,
  addUser,
  endSession,
  findOrCreateUser,
  findSession,
  findUserByOpenid,
  isBoundTo,
  type NewUser,
  type User as Account,
} from '../records/account/user-repo'
import { noteSecurity, type Place } from '../records/security/log'
import { useCode } from './sms'

/** A login lasts one hour from its start; use does not extend it. */
const LOGIN_MS = 3_600_000

export function loginByPhone(
  ctx: Context,
  visitor: Visitor,
  { phoneNumber, verifyCode, sessionId }: RequestOf<typeof calls.loginByPhone>,
): Promise<Answer<Login>> {
  const mobileHash = ctx.keys.hash(phoneNumber, 'mobile')
  return ctx.db.transaction(async (tx) => {
    const used = await useCode(ctx, tx, visitor, {
      sessionId,
      phoneHash: mobileHash,
      scene: 'LOGIN',
      code: verifyCode,
    })
    if (!used.ok) {
      const details = { subject: maskMobile(phoneNumber), reason: used.code }
      await noteSecurity(ctx, tx, 'SIGN_IN_FAILED', visitor, details)
      return used
    }
    const id = ctx.ids.next()
    const mobileSealed = ctx.keys.seal(phoneNumber, ownerOf(id), 'mobile')
    const fresh = { ...newUser(ctx, id), mobileHash, mobileSealed }
    const user = await findOrCreateUser(tx, fresh)
    return { ok: true, value: await openSession(ctx, tx, visitor, user) }
  })
}

/** Logs in with the official account when the app id says so, otherwise with the mini-program. */
export async function loginByWechat(
  ctx: Context,
  visitor: Visitor,
  { code, appId }: RequestOf<typeof calls.loginByWechat>,
): Promise<Answer<Login>> {
  const { officialAccount, wechatLogin } = ctx.gateways
  const isOfficial = appId === officialAccount?.appid
  const known = isOfficial
    ? await officialAccount.openidOf(code)
    : await wechatLogin.code2session(code)
  if (!known.ok) {
    return known.code === 'RATE_LIMITED'
      ? refuse('TOO_MANY_REQUESTS')
      : refuse('WX_LOGIN_FAILED', { reason: known.code })
  }
  const { openid } = known.value
  const id = ctx.ids.next()
  const [kind, by] = isOfficial
    ? (['oaOpenId', 'oaOpenIdHash'] as const)
    : (['wxOpenId', 'wxOpenIdHash'] as const)
  const hash = ctx.keys.hash(openid, kind)
  const fresh = {
    ...newUser(ctx, id),
    [by]: hash,
    [`${kind}Sealed`]: ctx.keys.seal(openid, ownerOf(id), kind),
  }
  const find = () => findUserByOpenid(ctx.db, by, hash)
  return { ok: true, value: await enter(ctx, visitor, fresh, find) }
}

/** Opens a login of the account that is found, or of a fresh one. It writes one statement. */
async function enter(
  ctx: Context,
  visitor: Visitor,
  fresh: NewUser,
  find: () => Promise<Account | undefined>,
): Promise<Login> {
  const known = await find()
  if (known) return openSession(ctx, ctx.db, visitor, known)
  try {
    return await openSession(ctx, ctx.db, visitor, fresh, addUser)
  } catch (error) {
    const first = isKeyTaken(error) ? await find() : undefined
    // Another request of this person has added the account a moment ago.
    if (!first) throw error
    return openSession(ctx, ctx.db, visitor, first)
  }
}

export async function logout(ctx: Context, user: User): Promise<Answer<Record<string, never>>> {
  await endSession(ctx.db, user.tokenHash)
  await noteSecurity(ctx, ctx.db, 'SIGN_OUT', user, { userId: user.id })
  return { ok: true, value: {} }
}

/** The login id contains no mobile number, because it travels in headers (docs/adr). */
const newUser = (ctx: Context, id: string) => ({
  id,
  openId: `86-${ctx.ids.next()}`,
  createdAt: ctx.clock.now(),
})

/**
 * Opens a login of one hour. Only hashes of its token and of the cookie secret are stored. `addFirst`
 * adds the account in the same statement.
 */
export async function openSession<U extends { id: string; openId: string }>(
  ctx: Context,
  tx: Db,
  visitor: Visitor,
  user: U,
  addFirst: (writes: Writes, user: U) => Promise<unknown> = async () => undefined,
): Promise<Login> {
  const token = ctx.ids.token()
  const binding = visitor.bind && ctx.ids.token()
  const createdAt = ctx.clock.now()
  const expireAt = createdAt + LOGIN_MS
  const bindingHash = binding ? sha256(binding) : null
  const tokenHash = sha256(token)
  await together(tx, async (writes) => {
    await addFirst(writes, user)
    await addSession(writes, { tokenHash, userId: user.id, bindingHash, createdAt, expireAt })
    await noteSecurity(ctx, writes, 'SIGN_IN', visitor, { userId: user.id })
  })
  if (binding) visitor.bind?.(binding, LOGIN_MS)
  const { id: userId, openId } = user
  return { openId, token, userId, expireAt: iso(expireAt) }
}

/**
 * Finds the user of these headers; undefined when the login is not valid. The token is looked up by
 * its hash, so the time of the comparison reveals nothing. The login id must be the one of the
 * token, and the login of a browser needs the cookie that it was bound to.
 */
export async function readLogin(
  ctx: Context,
  place: Place,
  { loginId, token, binding }: Record<'loginId' | 'token' | 'binding', string | undefined>,
): Promise<Pick<User, 'id' | 'openId' | 'consentWithdrawnAt' | 'tokenHash' | 'marks'> | undefined> {
  if (!loginId || !token || token.length > 200) return undefined
  const tokenHash = sha256(token)
  const session = await findSession(ctx.db, tokenHash, ctx.clock.now())
  if (session?.openId !== loginId) return undefined
  const { userId: id, openId, bindingHash, consentWithdrawnAt, marks } = session
  if (bindingHash !== null && bindingHash !== sha256(binding ?? '')) {
    // A second tab of the owner that signs in replaces the cookie. That is no theft.
    const isOwner = binding !== undefined && (await isBoundTo(ctx.db, id, sha256(binding)))
    if (!isOwner) await noteSecurity(ctx, ctx.db, 'STOLEN_TOKEN', place, { userId: id })
    return undefined
  }
  return { id, openId, consentWithdrawnAt, tokenHash, marks }
}
