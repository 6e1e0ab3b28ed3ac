import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  gaps,
  idsIn,
  namedInFiles,
  proved,
  read,
  tableText,
  write,
} from '../../scripts/requirements'

const id = (number: string) => `RT${number}`
const row = { id: id('901'), asks: 'Something.', tests: [] }
const test901 = new Map([[id('901'), new Set(['test/unit/one.test.ts'])]])

test('each requirement that is named has a row, and each row has a test', () => {
  assert.deepEqual(gaps(read(tableText()), namedInFiles()), [])
})

test('the table names the tests of today (npx tsx scripts/requirements.ts writes them)', () => {
  assert.equal(tableText(), write(proved(read(tableText()), namedInFiles())))
})

test('a requirement without a row, and a row without words or a test, are found', () => {
  assert.deepEqual(gaps([row], test901), [])
  assert.deepEqual(gaps([], test901), [`${id('901')} has no row: test/unit/one.test.ts`])
  assert.deepEqual(gaps([row, row], test901), [`${id('901')} has two rows`])
  assert.deepEqual(gaps([{ ...row, asks: '' }], test901), [`${id('901')} asks nothing`])
  const named = new Map([[id('901'), new Set(['src/one.ts'])]])
  assert.deepEqual(gaps([row], named), [`${id('901')} has no test`])
})

test('a row of requirements names each of them', () => {
  assert.deepEqual(idsIn(`${id('008-010')} and ${id('901')} are kept`), [
    id('008'),
    id('009'),
    id('010'),
    id('901'),
  ])
})
