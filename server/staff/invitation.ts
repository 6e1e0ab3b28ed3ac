import type { Role } from '@/domain/staff/role'
import type { Context } from '../context/context'
import { sha256 } from '../context/keys'
import type { Db } from '../db/client'
import {
  closeInvitation,
  invitationOf,
  invitedBy,
  keepLink,
  openInvitation,
  type Invitation,
} from '../records/staff/invitation-repo'
import { endStaffSessions } from '../records/staff/session-repo'
import { addStaff, lockStaff, setSignIn, type Staff } from '../records/staff/staff-repo'
import { barred, type Outcome } from './outcome'
import { NOBODY } from './password'
import { lockRights, rightsBarrier } from './rights'
import { drawTotpSecret, openTotp, sealTotp, stepOfCode } from './second-factor'

/**
 * How somebody comes to a sign-in of their own. Two administrators agree that somebody is added, or that
 * a sign-in is renewed. Then the account has no password, and an administrator can draw a link for it, as
 * often as needed; each link voids the one before. Whoever opens the link sets a password and proves the
 * second factor, and the link is used up.
 */

/** So long after the approval links can be drawn, in ms. */
const OPEN_MS = 7 * 24 * 3_600_000
/** So long a link is valid, in ms. */
const LINK_MS = 24 * 3_600_000

/** What nobody can sign in with. */
const noSignIn = (ctx: Context, staffId: string) => ({
  passwordHash: NOBODY,
  totpSealed: sealTotp(ctx, staffId, drawTotpSecret()),
})

/** Adds somebody who has yet to set up their sign-in. */
export async function addColleague(
  ctx: Context,
  tx: Db,
  given: { login: string; name: string; roles: Role[]; cities: string[] },
): Promise<Outcome<undefined>> {
  const id = ctx.ids.next()
  const createdAt = ctx.clock.now()
  if (!(await addStaff(tx, { ...given, id, createdAt, ...noSignIn(ctx, id) })))
    return barred('INVALID', { field: 'login', reason: 'TAKEN' })
  await openInvitation(tx, id, createdAt + OPEN_MS)
  return { ok: true, value: undefined }
}

/**
 * Takes password, second factor and sessions of somebody, so that they set up new ones. The last
 * administrator who can sign in keeps theirs.
 */
export async function renewSignIn(
  ctx: Context,
  tx: Db,
  { staffId }: { staffId: string },
): Promise<Outcome<undefined>> {
  await lockRights(tx)
  const known = await lockStaff(tx, staffId)
  if (!known) return barred('NOT_FOUND')
  const barrier = await renewalBarrier(tx, known)
  if (barrier) return barrier
  await setSignIn(tx, staffId, noSignIn(ctx, staffId))
  await endStaffSessions(tx, staffId)
  await openInvitation(tx, staffId, ctx.clock.now() + OPEN_MS)
  return { ok: true, value: undefined }
}

/** Why a sign-in may not be renewed now; undefined when it may. */
export const renewalBarrier = async (tx: Db, known: Staff) =>
  known.disabledAt === null
    ? rightsBarrier(tx, known, { roles: [], disabled: false })
    : barred('NOT_ALLOWED_NOW', { reason: 'STATE' })

/** Draws a link: its token, which is told once, and until when it is valid (ms). */
export async function drawLink(
  ctx: Context,
  tx: Db,
  staffId: string,
): Promise<Outcome<{ token: string; expireAt: number }>> {
  const now = ctx.clock.now()
  const known = await lockStaff(tx, staffId)
  if (!known) return barred('NOT_FOUND')
  const invitation = await invitationOf(tx, staffId)
  if (!invitation || known.disabledAt !== null || invitation.openUntil <= now)
    return barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
  const token = ctx.ids.token()
  const expireAt = now + LINK_MS
  // Whoever has opened the link before knows its secret.
  await setSignIn(tx, staffId, noSignIn(ctx, staffId))
  await keepLink(tx, staffId, { tokenHash: sha256(token), expireAt })
  return { ok: true, value: { token, expireAt } }
}

const isValid = (
  { clock }: Context,
  { expireAt }: Pick<Invitation, 'expireAt'>,
  { disabledAt }: Pick<Staff, 'disabledAt'>,
): boolean => expireAt !== null && clock.now() < expireAt && disabledAt === null

/** Whose link this is. Undefined for one that is unknown, void, used or too old. */
export async function findInvited(ctx: Context, db: Db, token: string) {
  const found = await invitedBy(db, sha256(token))
  return found && isValid(ctx, found.invitation, found.staff)
    ? {
        staff: found.staff,
        secret: openTotp(ctx, found.staff),
        expireAt: found.invitation.expireAt ?? 0,
      }
    : undefined
}

/** Sets up a sign-in by a link. The code proves the second factor, and is taken by it. */
export async function takeInvitation(
  ctx: Context,
  tx: Db,
  { token, passwordHash, code }: { token: string; passwordHash: string; code: string },
): Promise<Outcome<Staff>> {
  const known = await findInvited(ctx, tx, token)
  // Two people with the same link wait here for each other, and for a new link.
  const locked = known && (await lockStaff(tx, known.staff.id))
  const invited = locked && (await findInvited(ctx, tx, token))
  if (!invited) return barred('NOT_FOUND')
  const totpStep = stepOfCode(invited.secret, code, ctx.clock.now())
  if (totpStep === undefined) return barred('INVALID', { field: 'code', reason: 'WRONG' })
  await setSignIn(tx, locked.id, { passwordHash, totpStep })
  await closeInvitation(tx, locked.id)
  return { ok: true, value: locked }
}
