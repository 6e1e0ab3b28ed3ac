import assert from 'node:assert/strict'
import { pathOf } from '../../../src/contract/call'
import { calls } from '../../../src/contract/calls'
import { takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import { test } from '../../support/test'
import { visitorCalls } from '../../support/visitor-doors'

const shop = openShop()

test('who only looks sends no call that costs the database a statement', async () => {
  const { page } = await shop.phone()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/insure?cityCode=310000&productCode=PP57']) {
    await page.goto(path)
    await takenIn(page)
    await page.reload()
    await takenIn(page)
  }
  const free: string[] = visitorCalls.map((name) => pathOf(calls[name]))
  assert.ok(asked.length > 5)
  assert.deepEqual(
    asked.filter((path) => !free.includes(path)),
    [],
  )
})
