import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestTests } from '../../scripts/nearest-tests.mjs'

/** `npm test -- --changed` runs few integration tests, so they must be those of the changed subject. */

const files = {
  'src/domain/age.ts': 'export const ageOn = 1',
  'server/records/order.ts': 'export const findOrder = 1',
  'server/revoke/revoke.ts': `import '../records/order'\nexport async function revoke() {}`,
  'server/pay/create.ts': `import '../records/order'\nimport '@/domain/age'\nexport const pay = 1`,
  'server/http/calls/revoke.ts': `import '../../revoke/revoke'\n  revokePolicy: route(revoke),`,
  'server/http/calls/pay.ts': `import '../../pay/create'\n  createPayOrder: route(pay),`,
  'server/http/table.ts': `import './calls/revoke'\nimport './calls/pay'\nexport const routes = 1`,
  'test/support/shop.ts': `import '../../server/http/table'\nexport const buy = 1`,
  'test/integration/pay.test.ts': `import '../support/shop'\ncall('createPayOrder') && buy()`,
  'test/integration/revoke.test.ts': `import '../support/shop'
    call('revokePolicy') && buy() && buy()`,
  'test/integration/both.test.ts': `import '../support/shop'
    call('createPayOrder') && call('createPayOrder') && call('revokePolicy') && routes`,
  'test/integration/alone.test.ts': `call('createPayOrder')`,
}
const texts = new Map(Object.entries(files))
const tests = [...texts.keys()].filter((file) => file.endsWith('.test.ts'))
const nearest = (changed: string[], enough = 3) => {
  const { run, left } = nearestTests(changed, tests, texts, enough)
  const names = run.map((file) => /(\w+)\.test/.exec(file)?.[1])
  return { names, left }
}

test('a use-case is tested by those that name its calls most often', () => {
  assert.deepEqual(nearest(['server/pay/create.ts']), { names: ['both', 'pay'], left: 1 })
  assert.deepEqual(nearest(['server/revoke/revoke.ts']), { names: ['revoke', 'both'], left: 1 })
})

test('a rule is tested through what uses it, at any distance', () =>
  assert.deepEqual(nearest(['src/domain/age.ts']).names, ['both', 'pay']))

test('what all use is tested by few, and the others are counted', () =>
  assert.deepEqual(nearest(['server/records/order.ts'], 1), { names: ['both'], left: 2 }))

test('a helper is tested by those that use it most', () =>
  assert.deepEqual(nearest(['test/support/shop.ts'], 1), { names: ['revoke'], left: 2 }))

test('each changed test runs, and a change that no test reaches runs none', () => {
  assert.deepEqual(nearest(['test/integration/alone.test.ts']), { names: ['alone'], left: 0 })
  const all = ['test/integration/pay.test.ts', 'test/integration/both.test.ts']
  assert.deepEqual(nearest(all, 1), { names: ['pay', 'both'], left: 0 })
  assert.deepEqual(nearest(['src/app.tsx']), { names: [], left: 0 })
})
