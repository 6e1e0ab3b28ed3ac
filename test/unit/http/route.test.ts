import * as v from 'valibot'
import { defineCall } from '@/contract/call'
import type { Context, Visitor } from '../../../server/context/context'
import { anyone, route } from '../../../server/http/route'

/** What of a handler's answer leaves the gateway. */

test('a field that the contract does not name stays inside', async () => {
  const call = defineCall({
    ...{ cmd: 'getNumber', prefix: '/api/', access: 'visitor', summary: 'A number.', errors: [] },
    request: v.strictObject({}),
    response: v.object({ number: v.number() }),
  })
  const stored = { number: 1, userId: 'U1' }
  const { answer } = route(
    call,
    anyone(async () => ({ ok: true, value: stored })),
  )
  expect(await answer({} as Context, {} as Visitor, {}, 'key')).toEqual({
    ok: true,
    value: { number: 1 },
  })
})
