import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { explore } from './explore'
import { PLANTED } from './faults'
import { exploreWith } from './planted'
import type { Kind } from './town'

/** `npx tsx test/model/main.ts --depth 12` looks further. */
const DEPTH = 6
const MOST_STEPS = 8
const MOST_LINES = 400
const bounds = { orders: 2, payments: 2 }

for (const kind of ['plain', 'family', 'core'] satisfies Kind[])
  test(`${kind}: no law breaks within ${DEPTH} steps`, () => {
    const found = explore({ ...bounds, kind, depth: DEPTH })
    console.log(`${kind}: ${found.states} states, ${found.transitions} transitions`)
    assert.deepEqual(found.counterexample, undefined)
    assert.ok(found.states > 500, `only ${found.states} states`)
  })

for (const fault of PLANTED)
  test(`found: ${fault.name}`, async () => {
    const found = (await exploreWith(fault))({ ...bounds, kind: fault.kind, depth: MOST_STEPS })
    assert.ok(found.counterexample, `not among ${found.states} states`)
    const { history, broken } = found.counterexample
    console.log(`${fault.name}\n  ${[...history, ...broken.map((law) => `! ${law}`)].join('\n  ')}`)
    assert.ok(
      broken.some((law) => law.includes(fault.breaks)),
      broken.join('\n'),
    )
  })

test('the model is read in one sitting', () => {
  const folder = join(__dirname, '../../server/ledger/model')
  const isCode = (line: string) => !/^\s*($|\/\/|\/?\*)/.test(line)
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(isCode),
  )
  console.log(`${lines.length} lines of code`)
  assert.ok(lines.length <= MOST_LINES, `${lines.length} lines`)
})
