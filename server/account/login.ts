import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Login } from '@/contract/login'
import { refuse, type Answer } from '../answer'
import { iso } from '../clock'
import type { Context, User, Visitor } from '../context'
import type { Db } from '../db/client'
import { ownerOf, sha256 } from '../keys'
import { useCode } from './sms'
import { addSession, endSession, findOrCreateUser, findSession, findUser } from './user-repo'

/** One hour from login, not sliding (specification section 9). */
const LOGIN_MS = 3_600_000

export function loginByPhone(
  ctx: Context,
  _visitor: Visitor,
  { phoneNumber, verifyCode, sessionId }: RequestOf<typeof calls.loginByPhone>,
): Promise<Answer<Login>> {
  const mobileHash = ctx.keys.hash(phoneNumber, 'mobile')
  return ctx.db.transaction(async (tx) => {
    const used = await useCode(ctx, tx, {
      sessionId,
      phoneHash: mobileHash,
      scene: 'LOGIN',
      code: verifyCode,
    })
    if (!used.ok) return used
    const id = ctx.ids.next()
    const mobileSealed = ctx.keys.seal(phoneNumber, ownerOf(id), 'mobile')
    const fresh = { ...newUser(ctx, id), mobileHash, mobileSealed }
    const user = await findOrCreateUser(tx, fresh, 'mobileHash')
    return { ok: true, value: await openSession(ctx, tx, user) }
  })
}

export async function loginByWechat(
  ctx: Context,
  _visitor: Visitor,
  { code }: RequestOf<typeof calls.loginByWechat>,
): Promise<Answer<Login>> {
  const session = await ctx.gateways.wechatLogin.code2session(code)
  if (!session.ok) {
    return session.code === 'RATE_LIMITED'
      ? refuse('TOO_MANY_REQUESTS')
      : refuse('WX_LOGIN_FAILED', { extra: { code: session.code, codeMsg: '' } })
  }
  const { openid } = session.value
  return ctx.db.transaction(async (tx) => {
    const id = ctx.ids.next()
    const wxOpenIdHash = ctx.keys.hash(openid, 'wxOpenId')
    const wxOpenIdSealed = ctx.keys.seal(openid, ownerOf(id), 'wxOpenId')
    const fresh = { ...newUser(ctx, id), wxOpenIdHash, wxOpenIdSealed }
    const user = await findOrCreateUser(tx, fresh, 'wxOpenIdHash')
    return { ok: true, value: await openSession(ctx, tx, user) }
  })
}

export async function logout(ctx: Context, user: User): Promise<Answer<Record<string, never>>> {
  await endSession(ctx.db, user.tokenHash)
  return { ok: true, value: {} }
}

/** The login id carries no mobile number: it travels in headers (docs/adr). */
const newUser = (ctx: Context, id: string) => ({
  id,
  openId: `86-${ctx.ids.next()}`,
  createdAt: ctx.clock.now(),
})

async function openSession(
  ctx: Context,
  tx: Db,
  user: { id: string; openId: string },
): Promise<Login> {
  const token = ctx.ids.token()
  const createdAt = ctx.clock.now()
  const expireAt = createdAt + LOGIN_MS
  await addSession(tx, { tokenHash: sha256(token), userId: user.id, createdAt, expireAt })
  const { id: userId, openId } = user
  return { openId, token, userId, expireAt: iso(expireAt) }
}

/**
 * Who sent these headers. The token is looked up by its hash, so comparing takes no time that
 * tells anything; the login id must be the one the token was given for.
 */
export async function readLogin(
  ctx: Context,
  { loginId, token }: { loginId: string | undefined; token: string | undefined },
): Promise<{ id: string; openId: string; tokenHash: string } | undefined> {
  if (!loginId || !token || token.length > 200) return undefined
  const tokenHash = sha256(token)
  const session = await findSession(ctx.db, tokenHash, ctx.clock.now())
  if (session?.openId !== loginId) return undefined
  return { id: session.userId, openId: session.openId, tokenHash }
}

export async function loadUser(db: Db, id: string) {
  const user = await findUser(db, id)
  if (!user) throw new Error('A login without its account')
  return user
}
