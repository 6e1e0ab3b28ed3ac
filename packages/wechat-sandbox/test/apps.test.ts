import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApps, TOKEN_SECONDS } from '../wechat/apps'
import { sampleOfficialAppid } from '../world/keys'

test('a ticket lives until its end, also where the clock is moved there and back', () => {
  let now = 0
  const keys = { wechatSecret: 'one', officialSecret: 'other' } as Parameters<typeof createApps>[0]
  const apps = createApps(keys, { now: () => now })
  const takenAt = (periods: number) => {
    now = periods * TOKEN_SECONDS * 1000
    return apps.jsTicket(sampleOfficialAppid)
  }
  const ticket = takenAt(5)
  now = 0
  assert.ok(apps.validTickets(sampleOfficialAppid).includes(ticket))
  assert.notEqual(takenAt(6), ticket)
  assert.ok(!apps.validTickets(sampleOfficialAppid).includes(ticket))
})
