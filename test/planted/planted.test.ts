import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Fault } from './fault'
import { FAULTS } from './faults'
import { INSURER_FAULTS } from './insurer-faults'

interface Report {
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const output = mkdtempSync(join(tmpdir(), 'planted-'))
process.on('exit', () => rmSync(output, { recursive: true, force: true }))

/** Runs test files of one kind with the fault in place. Without a fault the files are as they are. */
const runWith = (files: readonly string[], fault: Fault | null): Promise<Report> => {
  const outputFile = join(mkdtempSync(join(output, 'run-')), 'report.json')
  const config = files.every(isIntegration) ? ['-c', 'config/jest/integration.mjs'] : []
  const paths = files.map((file) => `/${file}$`)
  const args = ['jest', ...config, ...paths, '--runInBand', '--json', '--outputFile', outputFile]
  const env = { ...process.env, PLANTED_FAULT: JSON.stringify(fault) }
  const child = spawn('npx', args, { env, stdio: 'ignore' })
  return new Promise((resolve, reject) =>
    child.once('exit', () => {
      try {
        resolve(JSON.parse(readFileSync(outputFile, 'utf8')) as Report)
      } catch (error) {
        reject(new Error(`No report of ${files.join(' ')}`, { cause: error }))
      }
    }),
  )
}

const isUnknownName = (message: string) => /ReferenceError: \S+ is not defined/.test(message)
const isIntegration = (file: string) => file.startsWith('integration/')
const faults = [...FAULTS, ...INSURER_FAULTS]
const files = [...new Set(faults.map(({ test }) => test))]

/** A test that fails without a fault, too, would seem to catch one. */
describe('without a fault the same files pass', { concurrency: 2 }, () => {
  const kinds = [files.filter(isIntegration), files.filter((file) => !isIntegration(file))]
  for (const kind of kinds)
    test(`${kind.length} files`, async () => {
      const { numFailedTests, testResults } = await runWith(kind, null)
      assert.equal(numFailedTests, 0)
      assert.equal(testResults.length, kind.length)
    })
})

describe('a planted fault is caught', { concurrency: 2 }, () => {
  for (const fault of faults)
    test(`${fault.name} (${fault.test})`, async () => {
      const { numFailedTests, testResults } = await runWith([fault.test], fault)
      // A file that cannot run proves nothing, because any fault would stop it.
      const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0)
      assert.deepEqual(
        broken.map(({ message }) => message),
        [],
      )
      assert.equal(testResults.length, 1)
      assert.ok(numFailedTests > 0, `no test failed in ${fault.test}`)
      // A fault that stops the program wherever it runs would be caught by any test.
      const messages = testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ failureMessages }) => failureMessages),
      )
      assert.deepEqual(messages.filter(isUnknownName), [])
    })
})
