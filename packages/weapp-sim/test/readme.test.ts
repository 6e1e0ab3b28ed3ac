import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import {
  deprecatedNames,
  loosely,
  playedNames,
  playedTable,
  READMES,
  scoreTables,
  tableIn,
  typedNames,
} from '../played'
import { WX_NAMES } from '../runtime/wx/names'
import { DEPRECATED } from '../wire/deprecated'

const texts = READMES.map((file) => readFileSync(file, 'utf8'))

test('the READMEs name the functions of wx that a running host plays', async () => {
  const typed = typedNames()
  assert.deepEqual(WX_NAMES, typed, 'npx tsx played.ts writes it again')
  assert.deepEqual(DEPRECATED, deprecatedNames(), 'npx tsx played.ts writes it again')
  const table = loosely(playedTable(typed, await playedNames()))
  for (const text of texts) assert.equal(tableIn(text), table)
})

test('the READMEs name the rules of the experience score', () => {
  for (const [at, text] of texts.entries()) {
    const expected = scoreTables[basename(READMES[at] ?? '')] ?? ''
    assert.equal(tableIn(text, 'score'), loosely(expected))
  }
})

test('the Chinese README has the headings of the English one', () => {
  const [english = '', chinese = ''] = texts
  const headings = (text: string) => [...text.matchAll(/^#+ /gm)].map(([mark]) => mark)
  assert.deepEqual(headings(chinese), headings(english))
})
