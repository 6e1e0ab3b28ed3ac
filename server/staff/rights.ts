import type { Role } from '@/domain/staff/role'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { closeInvitation } from '../records/staff/invitation-repo'
import { endStaffSessions } from '../records/staff/session-repo'
import {
  changeStaff,
  lockStaff,
  otherAdministrators,
  type Staff,
} from '../records/staff/staff-repo'
import { barred, type Barred, type Outcome } from './outcome'

export interface Rights {
  roles: Role[]
  cities: string[]
  disabled: boolean
}

/**
 * One change of rights goes on at a time. Two that each take away another administrator would leave
 * nobody.
 */
export const lockRights = (tx: Db) => serialise(tx, 'staff rights')

/** The last administrator cannot be taken away: nobody could give rights any more. */
export async function rightsBarrier(
  tx: Db,
  known: Staff,
  { roles, disabled }: Pick<Rights, 'roles' | 'disabled'>,
): Promise<Barred | undefined> {
  const stays = !disabled && roles.includes('ADMINISTRATOR')
  if (stays || !known.roles.includes('ADMINISTRATOR')) return undefined
  return (await otherAdministrators(tx, known.id)) > 0
    ? undefined
    : barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
}

/** Changes rights and ends the sessions of that person, so that the change holds at once. */
export async function changeRights(
  ctx: Context,
  tx: Db,
  { staffId, version, ...rights }: Rights & { staffId: string; version: number },
): Promise<Outcome<undefined>> {
  await lockRights(tx)
  const known = await lockStaff(tx, staffId)
  if (!known) return barred('NOT_FOUND')
  if (known.version !== version) return barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
  const barrier = await rightsBarrier(tx, known, rights)
  if (barrier) return barrier
  const { roles, cities, disabled } = rights
  const disabledAt = disabled ? (known.disabledAt ?? ctx.clock.now()) : null
  await changeStaff(tx, known, { roles, cities, disabledAt })
  await endStaffSessions(tx, staffId)
  if (disabled) await closeInvitation(tx, staffId)
  return { ok: true, value: undefined }
}
