import { Client } from 'pg'
import { purchase, type Step } from '../buyer'
import { fineCpuOf } from '../cpu'
import { markStep, recordedSteps } from './recording'

interface Recorded {
  gateway: { origin: string; pid: number }
  sandbox: string
  /** Connection URL of the database, and the folder with the log of its server. */
  url: string
  data: string
}

/** Purchases of which the first half warms up. */
const PURCHASES = 80

/** The verb of a statement and the tables that it names: `select proposals+traces`. */
const summaryOf = (text: string): string => {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? []
  const named = [...text.matchAll(/\b(?:from|join|into|update) "(\w+)"/g)].map(([, table]) => table)
  return `${verb.toLowerCase()} ${[...new Set(named)].join('+')}`.trim()
}

/** Buys one after another, and prints the gateway's CPU time and the statements of each step. */
export async function printSteps({ gateway, sandbox, url, data }: Recorded): Promise<void> {
  const marking = new Client({ connectionString: url })
  await marking.connect()
  const sums = new Map<Step, number>()
  for (let n = 0; n < PURCHASES; n += 1)
    await purchase(gateway.origin, n, {
      sandbox,
      around: async (step, work) => {
        await marking.query(markStep(step))
        const before = fineCpuOf(gateway.pid)
        const done = await work()
        if (n >= PURCHASES / 2)
          sums.set(step, (sums.get(step) ?? 0) + fineCpuOf(gateway.pid) - before)
        return done
      },
    })
  await marking.end()
  // The last purchase is like any other, and by then the gateway knows everything it caches.
  const steps = recordedSteps(data, 'recorded')
  const count = [...steps.values()].reduce((sum, { length }) => sum + length, 0)
  console.log(`A purchase by its steps (gateway CPU with one buyer), ${count} statements:`)
  for (const [step, ms] of sums) {
    const own = steps.get(step) ?? []
    console.log(`  ${step}: ${((2 * ms) / PURCHASES).toFixed(2)} ms, ${own.length} statements`)
    if (own.length > 0) console.log(`    ${own.map(summaryOf).join(', ')}`)
  }
}
