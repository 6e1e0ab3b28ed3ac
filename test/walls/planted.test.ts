import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { FAULTS } from '../planted/faults'
import { INSURER_FAULTS } from '../planted/insurer-faults'
import { POPUP_FAULTS } from '../planted/popup-faults'
import { SIMULATOR_FAULTS } from '../planted/simulator-faults'

/** The planted faults take an hour, so the daily tests ask only whether each still has its place. */
const root = join(__dirname, '../..')
const faults = [...FAULTS, ...INSURER_FAULTS, ...POPUP_FAULTS, ...SIMULATOR_FAULTS]

test('each planted fault has exactly one place', () => {
  const lost = faults.filter(
    ({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2,
  )
  assert.deepEqual(
    lost.map(({ name, file }) => `${file}: ${name}`),
    [],
  )
})
