import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { fail, ok, type Result } from '@/domain/base/result'
import type { AuthCode, RealNameLevel } from '@/domain/realname/real-name'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { RealnamePerson } from '../gateways/realname/port'
import { lockOpenAccount } from '../records/account/open-account'
import { isIdentityOf, sealIdentity } from '../records/account/own-identity'
import { updateUser, loadUser, type User as Account } from '../records/account/user-repo'
import { addIdentityCheck } from '../records/person/identity-checks'
import { hashOf } from '../records/person/identity-hash'
import { withinLimit, type Tried } from '../records/security/limit'
import { noteSecurity } from '../records/security/log'
import { readClaim, type Claim } from './claim'

type Given = RequestOf<typeof calls.authH5Realname>
type Channel = RealnamePerson['channel']
/** The level of verification, or the reason against it as pages know it. */
type Verdict = Result<RealNameLevel, string>

const outcome = (verdict: Verdict) => ({
  result: verdict.ok ? 1 : 0,
  authCode: verdict.ok ? '' : verdict.code,
  authMsg: verdict.ok ? '' : verdict.code,
})

/** Real-name verification in a browser. */
export async function authH5(
  ctx: Context,
  user: User,
  given: Given,
): Promise<Answer<ResponseOf<typeof calls.authH5Realname>>> {
  const verdict = await authenticate(ctx, user, given, 'BROWSER')
  return verdict.ok ? { ok: true, value: outcome(verdict.value) } : verdict
}

/** Real-name verification in WeChat. */
export async function authWx(
  ctx: Context,
  user: User,
  { allowLv1, ...given }: RequestOf<typeof calls.authWxRealname>,
): Promise<Answer<ResponseOf<typeof calls.authWxRealname>>> {
  const answer = await authenticate(ctx, user, given, 'WECHAT', allowLv1 ? 'LV1' : 'LV2')
  if (!answer.ok) return answer
  const verdict = answer.value
  const authLevel = verdict.ok ? verdict.value : ''
  return { ok: true, value: { ...outcome(verdict), authLevel } }
}

/** Face verification. A call without a face id begins it, a call with one asks for its outcome. */
export async function authByFace(
  ctx: Context,
  user: User,
  { faceId, ...given }: RequestOf<typeof calls.authFace>,
): Promise<Answer<ResponseOf<typeof calls.authFace>>> {
  const claim = readClaim(ctx, user, given)
  const at = { faceId: faceId ?? '', url: '' }
  if (!claim) return { ok: true, value: { ...outcome(fail('BASIC2_NOT_MATCH')), ...at } }
  const account = await loadUser(ctx.db, user.id)
  if (isSomebodyElse(ctx, account, claim))
    return { ok: true, value: { ...outcome(fail('ID_NOT_MATCH')), ...at } }
  const person = { ...asked(user, given.credentialType, claim), channel: 'BROWSER' as const }
  const { realname } = ctx.gateways
  if (faceId === undefined)
    return withinLimit(ctx, user, 'FACE', async (reserved) => {
      const begun = await realname.beginFace(person, reserved)
      if (!begun.ok) return { counts: false, answer: silent(ctx, begun.code) }
      return {
        counts: true,
        answer: { ok: true, value: { ...outcome(fail('OPEN')), ...begun.value } },
      }
    })
  return withinLimit(ctx, user, 'FACE_OUTCOME', async (reserved) => {
    const seen = await realname.faceOutcome({ ...person, faceId }, reserved)
    // REFUSED also means that this face was not begun for this person.
    const counts = !seen.ok && seen.code !== 'OPEN' && seen.code !== 'UNKNOWN'
    if (!seen.ok && (seen.code === 'REFUSED' || seen.code === 'UNKNOWN'))
      return { counts, answer: silent(ctx, seen.code) }
    const verdict = seen.ok ? await lock(ctx, user, claim, seen.value.level) : fail(seen.code)
    if (verdict === 'CLOSED') return { counts, answer: refuse('AUTH_FAILED') }
    return { counts, answer: { ok: true, value: { ...outcome(verdict), ...at } } }
  })
}

export async function getAuthInfo(
  ctx: Context,
  user: User,
): Promise<Answer<ResponseOf<typeof calls.getAuthInfo>>> {
  const { locked, authLevel } = await loadUser(ctx.db, user.id)
  return {
    ok: true,
    value: { nameLocked: locked, identityLocked: locked, authLevel: locked ? authLevel : null },
  }
}

/**
 * Verifies a claimed identity. A verified account keeps its identity. For other accounts the
 * real-name centre is asked, within the account's limit.
 */
async function authenticate(
  ctx: Context,
  user: User,
  given: Pick<Given, 'name' | 'credentialNo' | 'credentialType'>,
  channel: Channel,
  least: RealNameLevel = 'LV1',
): Promise<Answer<Verdict>> {
  const claim = readClaim(ctx, user, given)
  if (!claim) return { ok: true, value: fail('BASIC2_NOT_MATCH') }
  const account = await loadUser(ctx.db, user.id)
  if (isSomebodyElse(ctx, account, claim)) return { ok: true, value: fail('ID_NOT_MATCH') }
  if (account.locked && claim.credentialType !== 'ORG') return { ok: true, value: fail('HAD_AUTH') }
  return withinLimit(ctx, user, 'REALNAME', async (reserved): Promise<Tried<Verdict>> => {
    const person = { ...asked(user, given.credentialType, claim), channel }
    const verdict = await ctx.gateways.realname.verify(person, reserved)
    if (!verdict.ok) {
      const { code } = verdict
      if (code === 'REFUSED' || code === 'UNKNOWN')
        return { counts: false, answer: silent(ctx, code) }
      return noteRefused(ctx, user, code)
    }
    const { level } = verdict.value
    if (level < least) return noteRefused(ctx, user, 'WX_AUTH_FAIL')
    const value = await lock(ctx, user, claim, level)
    const answer = value === 'CLOSED' ? refuse('AUTH_FAILED') : { ok: true as const, value }
    return { counts: false, answer }
  })
}

/**
 * A verified account keeps its person, however somebody else is verified. A company is nobody's
 * identity.
 */
const isSomebodyElse = (ctx: Context, account: Account, claim: Claim): boolean =>
  account.locked && claim.credentialType !== 'ORG' && !isIdentityOf(ctx.keys, account, claim)

const asked = (
  user: User,
  credentialType: number,
  { name, credentialNo }: Claim,
): Omit<RealnamePerson, 'channel'> => ({ accountId: user.id, name, credentialNo, credentialType })

const silent = (ctx: Context, reason: string) => {
  ctx.log.error({ alarm: 'REALNAME_SILENT', reason }, 'real-name centre does not answer')
  return refuse('UNAVAILABLE')
}

async function noteRefused(ctx: Context, user: User, code: AuthCode): Promise<Tried<Verdict>> {
  const counts = code !== 'HAD_AUTH'
  const details = { userId: user.id, reason: code }
  if (counts) await noteSecurity(ctx, ctx.db, 'REALNAME_REFUSED', user, details)
  return { counts, answer: { ok: true, value: fail(code) } }
}

/**
 * Binds the account to this identity, unless it was closed or became another person's while the
 * real-name centre was asked. A company is not bound, because it is not the identity of a person.
 */
const lock = (
  ctx: Context,
  user: User,
  claim: Claim,
  authLevel: RealNameLevel,
): Promise<Verdict | 'CLOSED'> =>
  ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user, 'no key update')
    if (!account) return 'CLOSED'
    await addIdentityCheck(tx, hashOf(ctx, claim), ctx.clock.now())
    if (claim.credentialType === 'ORG') return ok(authLevel)
    if (isSomebodyElse(ctx, account, claim)) return fail('ID_NOT_MATCH')
    const identity = sealIdentity(ctx.keys, user.id, claim)
    await updateUser(tx, account, { ...identity, locked: true, authLevel })
    return ok(authLevel)
  })
