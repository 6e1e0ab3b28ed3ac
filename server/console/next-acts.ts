import type { Permission } from '@/domain/staff/role'
import type { Approval } from '../records/staff/approval-repo'
import type { ConsoleCall } from './calls/define'
import type { NextAct } from './calls/fields'
import type { Desk } from './desk'

type Reason = NonNullable<NextAct['reason']>

/**
 * Says whether a call may be made about a record now. `barrier` is what the rules of the record say: the
 * same functions that the call asks.
 */
export function nextAct(
  desk: Desk,
  { name, permission, stepUp }: ConsoleCall,
  {
    barrier,
    waiting = [],
    twoPersons = false,
  }: {
    barrier: Reason | undefined
    /** What waits for a second person about the record. */
    waiting?: readonly Approval[]
    twoPersons?: boolean
  },
): NextAct {
  const isAllowed = desk.may(permission as Permission)
  const reason = !isAllowed
    ? 'PERMISSION'
    : (barrier ?? (waiting.length > 0 ? ('WAITING' as const) : undefined))
  return { call: name, allowed: reason === undefined, reason: reason ?? null, twoPersons, stepUp }
}
