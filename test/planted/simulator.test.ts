import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { SIMULATOR_FAULTS, type SimulatorFault } from './simulator-faults'

/** A history that is longer than this does not explain its fault. */
const MOST_STEPS = 12
/** All faults are sought from the same seed on. */
const FIRST_SEED = '1'

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

interface Sought {
  /** Whether a purchase without mishaps still breaks no law. */
  sells: boolean
  /** Histories that were played until one broke a law; NaN when none did. */
  runs: number
  steps: number
  /** The law that the shortest history breaks. */
  law: string
  output: string
}

const folder = mkdtempSync(join(tmpdir(), 'planted-simulator-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Plays the 200 histories with the fault in place until one breaks a law, and shortens that one. */
const seek = (fault: SimulatorFault): Promise<Sought> => {
  const outputFile = join(mkdtempSync(join(folder, 'run-')), 'report.json')
  const env = {
    ...process.env,
    ...{ PLANTED_FAULT: JSON.stringify(fault), TEST_CIRCLE: 'full' },
    ...{ SIMULATOR_SEED: FIRST_SEED, SIMULATOR_STOP: 'first' },
  }
  const args = ['jest', '-c', 'config/jest/integration.mjs', `/${fault.test}$`]
  const options = ['--runInBand', '--json', '--outputFile', outputFile]
  const child = spawn('npx', [...args, ...options], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve, reject) =>
    child.once('close', () => {
      const [, runs, steps] = /run (\d+), shrunk to (\d+) steps/.exec(output) ?? []
      const [, law = ''] = /^\/\*\* (.*) \*\/\ntest\(/m.exec(output) ?? []
      try {
        const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
        const all = testResults.flatMap(({ assertionResults }) => assertionResults)
        const sells = all.some((one) => one.title.includes('purchase') && one.status === 'passed')
        resolve({ sells, runs: Number(runs), steps: Number(steps), law, output })
      } catch (error) {
        reject(new Error(`No report\n${output}`, { cause: error }))
      }
    }),
  )
}

describe('the simulator finds a planted fault', { concurrency: 2 }, () => {
  for (const fault of SIMULATOR_FAULTS)
    test(fault.name, async (context) => {
      const { sells, runs, steps, law, output } = await seek(fault)
      const printed = output.slice(output.indexOf('simulator:')).slice(0, 4000)
      // A gateway that cannot sell any more would be found by every history.
      assert.ok(sells, `nothing can be bought any more\n${printed}`)
      assert.ok(runs > 0, `no history broke a law\n${printed}`)
      context.diagnostic(`found in history ${runs}, shrunk to ${steps} steps: ${law}`)
      assert.match(law, fault.breaks)
      assert.ok(steps <= MOST_STEPS, `${steps} steps are left\n${printed}`)
    })
})
