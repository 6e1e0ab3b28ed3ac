import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { endSessionsOf } from '../records/account/user-repo'
import { noteSecurity } from '../records/security/log'
import { securityEventsOf } from '../records/security/repo'

const SHOWN = 20
/** The events by which owners can recognise their own logins, and those of others. */
const kinds = ['SIGN_IN', 'SIGN_OUT', 'SIGN_OUT_EVERYWHERE', 'STOLEN_TOKEN']

export async function listSignIns(
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.listSignIns>,
): Promise<Answer<ResponseOf<typeof calls.listSignIns>>> {
  const rows = await securityEventsOf(ctx.db, user.id, kinds, SHOWN)
  const list = rows.map(({ kind, at, device, network }) => ({
    kind,
    at: iso(at),
    device: device ?? 'OTHER',
    network,
  }))
  return { ok: true, value: { list } }
}

export const logoutEverywhere = (
  ctx: Context,
  user: User,
  _data: RequestOf<typeof calls.logoutEverywhere>,
): Promise<Answer<ResponseOf<typeof calls.logoutEverywhere>>> =>
  ctx.db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, user.id)
    await noteSecurity(ctx, tx, 'SIGN_OUT_EVERYWHERE', user, { userId: user.id })
    return { ok: true, value: { ended } }
  })
