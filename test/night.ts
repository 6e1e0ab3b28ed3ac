import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { judges } from '../config/mutants.mjs'
import { createWalk } from './model/explore'
import { gone } from './support/model'
import { historyOf } from './support/simulator/histories'
import { shrink, testOf } from './support/simulator/shrink'
import { openSimulator } from './support/simulator/simulator'

/**
 * `npm run night -- <minutes>`: fresh seeds until the time is over, by turns of the shop's simulator
 * (on PGlite, or on the PostgreSQL of TEST_DATABASE_URL), walks through the model of the money, and
 * pairs of commands on PostgreSQL, and mutants of the gateway, a folder each time. Whatever breaks a law
 * is kept in reports/night, as short as it gets, and ends the run with 1.
 */
const STEPS = 60
const WALKS = 100
const WALK_STEPS = 60
/** Pairs start two gateways and a database, so they come once in so many turns. */
const PAIRS_AFTER = 20
/** A folder of mutants takes so long that it only begins while there is time. */
const MUTANTS_AFTER = 100
const MUTANTS_MS = 30 * 60_000
const kept = join(__dirname, '../reports/night')

let failed = 0
function keep(name: string, text: string): void {
  failed += 1
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, name), text)
  console.log(`${name} broke a law`)
}

/** Answers how many steps were taken. */
function walkModel(seed: number): number {
  let steps = 0
  for (const kind of ['plain', 'family', 'core'] as const) {
    const walk = createWalk({ kind, orders: 3, payments: 3 })
    const choices = fc.array(fc.nat(), { minLength: WALK_STEPS, maxLength: WALK_STEPS })
    const { counterexample } = fc.check(
      fc.property(choices, (drawn) => {
        const done = walk(drawn)
        steps += done.steps
        return done.counterexample === undefined
      }),
      { seed, numRuns: WALKS },
    )
    if (!counterexample) continue
    const found = walk(counterexample[0]).counterexample
    const lines = [...(found?.history ?? []), ...(found?.broken ?? []).map((law) => `! ${law}`)]
    keep(`model-${kind}-${seed}.txt`, lines.join('\n'))
  }
  return steps
}

function runPairs(turn: number): void {
  const script = ['run', '-s', 'test:integration', '--', 'integration/pairs']
  const { status, stdout, stderr } = spawnSync('npm', script, { encoding: 'utf8' })
  if (status !== 0) keep(`pairs-${turn}.txt`, `${stdout}\n${stderr}`)
}

/** Breaks another folder each time, and keeps the list of what no test noticed. That is work to do, no broken law. */
function runMutants(turn: number): void {
  const folders = Object.keys(judges)
  const folder = folders[turn % folders.length] ?? ''
  const script = ['run', '-s', 'mutants', '--', folder]
  const { stdout } = spawnSync('npm', script, { encoding: 'utf8' })
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, `mutants-${folder}.txt`), stdout)
  console.log(stdout.trim().split('\n').at(-1))
}

async function main(): Promise<number> {
  const minutes = Number(process.argv[2])
  if (!(minutes > 0)) throw new Error('npm run night -- <minutes>')
  const until = Date.now() + minutes * 60_000
  const first = (Date.now() % 1_000_000) + 1
  const simulator = await openSimulator()
  const sum = { histories: 0, answers: 0, walked: 0, pairs: 0, mutants: 0 }
  for (let seed = first; Date.now() < until; seed += 1) {
    const { faults, answers } = await simulator.run(historyOf(seed, STEPS))
    sum.histories += 1
    sum.answers += answers
    if (faults.length > 0) {
      const play = async (history: Parameters<typeof simulator.run>[0]) =>
        (await simulator.run(history)).faults
      const short = await shrink(historyOf(seed, STEPS), play)
      keep(`simulator-${seed}.txt`, testOf(short, `seed ${seed}`, faults[0] ?? ''))
    }
    sum.walked += walkModel(seed)
    if (sum.histories % PAIRS_AFTER === 0) {
      runPairs(sum.histories)
      sum.pairs += 1
    }
    if (sum.histories % MUTANTS_AFTER === 0 && Date.now() + MUTANTS_MS < until) {
      runMutants(Math.floor(seed / MUTANTS_AFTER))
      sum.mutants += 1
    }
  }
  await simulator.close()
  console.log(
    `${minutes} minutes from seed ${first}: ${sum.histories} histories of ${STEPS} steps, ${sum.answers} answers compared, ` +
      `${gone.steps} transactions replayed, ${sum.walked} steps of the model walked, ${sum.pairs} rounds of pairs, ${sum.mutants} folders of mutants, ${failed} broke a law`,
  )
  return failed > 0 ? 1 : 0
}

void main().then((code) => process.exit(code))
