import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { FAULTS, type Fault } from './faults'

interface Report {
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

const output = mkdtempSync(join(tmpdir(), 'planted-'))
process.on('exit', () => rmSync(output, { recursive: true, force: true }))

/** Runs the fault's test file with the fault in place. */
const runWith = (fault: Fault): Promise<Report> => {
  const outputFile = join(output, `${FAULTS.indexOf(fault)}.json`)
  const config = fault.test.startsWith('integration/') ? ['-c', 'config/jest/integration.mjs'] : []
  const args = ['jest', ...config, `/${fault.test}$`, '--runInBand', '--json', '--outputFile']
  const env = { ...process.env, PLANTED_FAULT: JSON.stringify(fault) }
  const child = spawn('npx', [...args, outputFile], { env, stdio: 'ignore' })
  return new Promise((resolve, reject) =>
    child.once('exit', () => {
      try {
        resolve(JSON.parse(readFileSync(outputFile, 'utf8')) as Report)
      } catch (error) {
        reject(new Error(`No report of ${fault.test}`, { cause: error }))
      }
    }),
  )
}

describe('a planted fault is caught', { concurrency: 2 }, () => {
  for (const fault of FAULTS)
    test(`${fault.name} (${fault.test})`, async () => {
      const { numFailedTests, testResults } = await runWith(fault)
      // A file that cannot run proves nothing, because any fault would stop it.
      const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0)
      assert.deepEqual(
        broken.map(({ message }) => message),
        [],
      )
      assert.equal(testResults.length, 1)
      assert.ok(numFailedTests > 0, `no test failed in ${fault.test}`)
    })
})
