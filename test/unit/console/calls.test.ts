import * as v from 'valibot'
import { permissions, rolePermissions, roles } from '@/domain/staff/role'
import { defineConsoleCall, type ConsoleCall } from '../../../server/console/calls/define'
import { consoleCalls } from '../../../server/console/calls/table'

const draft = {
  name: 'probe',
  kind: 'READ',
  summary: 'A probe.',
  request: v.strictObject({}),
  response: v.object({}),
} as const

test('a call without a permission, or with one that does not exist, does not compile', () => {
  // @ts-expect-error: the permission is missing.
  const without: unknown = defineConsoleCall(draft)
  // @ts-expect-error: nobody can have this permission.
  const unknown: unknown = defineConsoleCall({ ...draft, permission: 'everything' })
  expect([without, unknown]).toHaveLength(2)
})

const calls: readonly ConsoleCall[] = Object.values(consoleCalls)

test('only signing in, and setting up a sign-in, needs no session', () => {
  const open = calls.filter(({ permission }) => permission === 'ANYONE').map(({ name }) => name)
  expect(open).toEqual([
    ...['beginProviderSignIn', 'readSignIn', 'signIn', 'signInByProvider'],
    ...['acceptInvitation', 'readInvitation'],
  ])
})

test('every permission belongs to a role and to a call, and names are those of the table', () => {
  const used = new Set(calls.map(({ permission }) => permission))
  const held = new Set(roles.flatMap((role) => rolePermissions[role]))
  expect(permissions.filter((permission) => !held.has(permission))).toEqual([])
  expect(permissions.filter((permission) => !used.has(permission))).toEqual([])
  expect(calls.map(({ name }) => name)).toEqual(Object.keys(consoleCalls))
})

test('requests are strict: no call takes a field that it does not name', () => {
  const strict = calls.filter(({ request }) => request.type === 'strict_object')
  expect(calls.filter((call) => !strict.includes(call)).map(({ name }) => name)).toEqual([])
})
