import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { weappProblems } from '../../scripts/weapp-gate'
import { someOf } from '../support/circle'
import { fixtureDist } from './fixture'
import { journey } from './self-test/journey'
import { MUTATIONS } from './self-test/mutations'

/** Runs the suite on broken programs. A suite that passes for every program would prove nothing. */
const folder = mkdtempSync(join(tmpdir(), 'weapp-mutants-'))

after(() => rmSync(folder, { recursive: true }))

describe('the untouched mini-program', () => {
  test('passes the gate', () => assert.deepEqual(weappProblems(fixtureDist()), []))

  test('passes the journey', () => journey(fixtureDist()))
})

describe('a broken mini-program is noticed', () => {
  for (const [index, { name, caughtBy, sees, apply }] of someOf(MUTATIONS, 3).entries()) {
    test(`${name}: by the ${caughtBy}`, async () => {
      const dist = join(folder, String(index))
      cpSync(fixtureDist(), dist, { recursive: true })
      apply(dist)
      if (caughtBy === 'gate') assert.match(weappProblems(dist).join('\n'), sees)
      else await assert.rejects(journey(dist), sees)
    })
  }
})
