import * as v from 'valibot'
import { permissions, roles } from '@/domain/staff/role'
import { defineConsoleCall } from './define'
import {
  acted,
  cityCode,
  count,
  cursor,
  id,
  instant,
  login,
  nextCursor,
  nothing,
  version,
  words,
} from './fields'

const row = v.object({
  position: count,
  at: instant,
  staffId: v.string(),
  staffName: v.string(),
  /** A call of the console, `carryOut <act>`, or a command. */
  act: v.string(),
  outcome: v.picklist(['DONE', 'REFUSED']),
  code: v.nullable(v.string()),
  subject: v.nullable(v.string()),
  userId: v.nullable(v.string()),
  cityCode: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  detail: v.nullable(
    v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  ),
})

export const readLog = defineConsoleCall({
  name: 'readLog',
  permission: 'log.read',
  kind: 'READ',
  summary: 'Who looked at whom and did what, the newest first.',
  request: v.strictObject({
    staffId: v.optional(id),
    act: v.optional(v.pipe(v.string(), v.maxLength(60))),
    subject: v.optional(id),
    userId: v.optional(id),
    outcome: v.optional(v.picklist(['DONE', 'REFUSED'])),
    cursor: v.optional(cursor),
  }),
  response: v.object({ list: v.array(row), nextCursor }),
})

export const verifyLog = defineConsoleCall({
  name: 'verifyLog',
  permission: 'log.read',
  kind: 'READ',
  summary: 'Checks the whole staff log now: every hash, and the ends that were kept outside.',
  request: nothing,
  response: v.object({
    rows: count,
    /** Empty when it is sound. */
    damage: v.array(v.picklist(['CHAIN', 'CUT', 'ANCHOR'])),
  }),
})

export const listRights = defineConsoleCall({
  name: 'listRights',
  permission: 'staff.read',
  kind: 'READ',
  summary:
    'Everybody on the staff with roles and cities, and what each role may do, to be reviewed or printed.',
  request: nothing,
  response: v.object({
    staff: v.array(
      v.object({
        staffId: id,
        login: v.string(),
        name: v.string(),
        roles: v.array(v.picklist(roles)),
        cities: v.array(v.string()),
        breakGlass: v.boolean(),
        sample: v.boolean(),
        createdAt: instant,
        disabledAt: v.nullable(instant),
        sessions: count,
        /** They have yet to set up their sign-in: links can be drawn until `openUntil`. */
        invitation: v.nullable(v.object({ openUntil: instant, expireAt: v.nullable(instant) })),
        version: count,
      }),
    ),
    roles: v.array(
      v.object({ role: v.picklist(roles), permissions: v.array(v.picklist(permissions)) }),
    ),
    at: instant,
  }),
})

const rolesGiven = v.pipe(v.array(v.picklist(roles)), v.maxLength(roles.length))
const citiesGiven = v.pipe(
  v.array(v.union([cityCode, v.literal('*')])),
  v.minLength(1),
  v.maxLength(100),
)

export const addStaff = defineConsoleCall({
  name: 'addStaff',
  permission: 'staff.manage',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Adds somebody to the staff, who then sets up their sign-in by a link (drawInvitation). A second administrator must approve it.',
  request: v.strictObject({
    login,
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
    roles: v.pipe(rolesGiven, v.minLength(1)),
    cities: citiesGiven,
    reason: words,
  }),
  response: acted,
  errors: ['NOT_FOUND', 'ALREADY_ASKED', 'INVALID'],
})

export const renewStaff = defineConsoleCall({
  name: 'renewStaff',
  permission: 'staff.manage',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Takes password, second factor and sessions of somebody who lost them, to set up new ones by a link. A second administrator must approve it.',
  request: v.strictObject({ staffId: id, reason: words }),
  response: acted,
  errors: ['NOT_FOUND', 'ALREADY_ASKED', 'NOT_ALLOWED_NOW'],
})

export const changeStaff = defineConsoleCall({
  name: 'changeStaff',
  permission: 'staff.manage',
  kind: 'ACT',
  stepUp: true,
  summary:
    'Changes roles and cities of somebody, or disables the account. A second administrator must approve it.',
  request: v.strictObject({
    staffId: id,
    roles: rolesGiven,
    cities: citiesGiven,
    disabled: v.boolean(),
    version,
    reason: words,
  }),
  response: acted,
  errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_ASKED', 'NOT_ALLOWED_NOW'],
})
