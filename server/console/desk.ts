import { ALL_CITIES, isOfCity, permissionsOf, type Permission } from '@/domain/staff/role'
import type { Context } from '../context/context'
import type { StaffSession } from '../records/staff/session-repo'
import type { Staff } from '../records/staff/staff-repo'

/** Who makes a call of the console, and with what rights. */
export interface Desk {
  ctx: Context
  staff: Staff
  session: StaffSession
  may(permission: Permission): boolean
  /** Whether this person may see records of the city. What they may not see does not exist for them. */
  sees(cityCode: string): boolean
  /** The cities of this person; undefined for all. */
  cities: readonly string[] | undefined
}

export const deskOf = (ctx: Context, staff: Staff, session: StaffSession): Desk => {
  const held = permissionsOf(staff.roles)
  return {
    ctx,
    staff,
    session,
    may: (permission) => held.includes(permission),
    sees: (cityCode) => isOfCity(staff.cities, cityCode),
    cities: staff.cities.includes(ALL_CITIES) ? undefined : staff.cities,
  }
}
