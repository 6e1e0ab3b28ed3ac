import { parseArgs } from 'node:util'
import { tellModel } from './support/model'
import { historyOf } from './support/simulator/histories'
import { countMarks, tableOf } from './support/simulator/marks'
import { shrink, testOf } from './support/simulator/shrink'
import { openSimulator, type Simulated } from './support/simulator/simulator'

/**
 * `npx tsx test/simulate.ts --seed N --steps M [--runs R]`: R histories from seed N on, M steps each
 * (docs/qa.md). With TEST_DATABASE_URL on that PostgreSQL. Prints how many histories met each
 * situation. Ends with 1 when a law does not hold, and prints the first history that breaks one,
 * shortened, as a test.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, steps: { type: 'string' }, runs: { type: 'string' } },
  })
  const number = (text: string | undefined, usual: number) => {
    const value = text === undefined ? usual : Number(text)
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${text} is no number`)
    return value
  }
  const first = number(values.seed, (Date.now() % 1_000_000) + 1)
  const steps = number(values.steps, 100)
  const runs = number(values.runs, 1)
  const startedAt = performance.now()
  const simulator = await openSimulator()
  let failed = 0
  const histories: Simulated[] = []
  const sum = { sold: 0, renewed: 0, elsewhere: 0, refused: 0, deaths: 0 }
  try {
    for (let seed = first; seed < first + runs; seed += 1) {
      const ended = await simulator.run(historyOf(seed, steps))
      histories.push(ended)
      const { faults, deaths, sold, renewed } = ended
      if (faults.length > 0) {
        failed += 1
        if (failed === 1) {
          const short = await shrink(historyOf(seed, steps), async (history) => {
            const { faults: found } = await simulator.run(history)
            return found
          })
          console.log(testOf(short, `seed ${seed}`, faults[0] ?? ''))
        }
      }
      sum.sold += sold
      sum.renewed += renewed
      sum.deaths += deaths
      sum.elsewhere += ended.elsewhere
      sum.refused += ended.refused
      if (faults.length > 0 || runs === 1)
        console.log(`seed ${seed}: ${sold} proposals, ${renewed} renewed, ${deaths} deaths`, faults)
    }
  } finally {
    await simulator.close()
  }
  tellModel('simulate')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const seeds = runs === 1 ? `seed ${first}` : `seeds ${first} to ${first + runs - 1}`
  const all = `${sum.sold} proposals, ${sum.renewed} renewed, ${sum.elsewhere} paid elsewhere, ${sum.refused} refused, ${sum.deaths} deaths`
  if (runs > 1) console.log(tableOf(countMarks(histories)))
  console.log(`${seeds}, ${steps} steps each: ${all}, ${failed} broke a law, ${seconds} s`)
  return failed === 0 ? 0 : 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
