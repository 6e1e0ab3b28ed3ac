import { byCircle, isFullCircle, isSecondDatabase } from '../support/circle'
import { everyKind, kindsOf, seedsOfEveryKind } from '../support/simulator/kinds'
import { openSimulator, type Simulated, type Simulator } from '../support/simulator/simulator'

/**
 * Random histories of a shop, each from a seed, on PGlite or PostgreSQL. The full circle runs 200.
 * The everyday circle runs the few that together contain every kind of step and mishap, and then
 * more until each notable result has happened. The seeds change with every run and are printed.
 * SIMULATOR_SEED=<number> starts with the same seeds again, and
 * `npm run simulate -- --seed <number> --steps 10` runs a single history.
 */
const STEPS = 10
const RUNS = 200
/** If so many histories do not give every notable result, the test proves nothing. */
const MOST = 60
const first = Number(process.env['SIMULATOR_SEED'] ?? (Date.now() % 1_000_000) + 1)

const ofNote = ['sold', 'renewed', 'elsewhere', 'refused', 'deaths'] as const

let simulator: Simulator
beforeAll(async () => {
  simulator = await openSimulator()
}, 60_000)
afterAll(() => simulator.close())

const all = Array.from({ length: RUNS }, (_, at) => first + at)
/** On a second database a few histories are enough, until each notable result has happened. */
const FEW = 3
const seeds = byCircle(
  () => (isSecondDatabase ? all.slice(0, FEW) : seedsOfEveryKind(first, STEPS)),
  () => all,
)()

if (isFullCircle || !isSecondDatabase)
  test('the histories hold every kind of step and of mishap', () => {
    const held = new Set(seeds.flatMap((seed) => kindsOf(seed, STEPS)))
    expect(everyKind.filter((kind) => !held.has(kind))).toEqual([])
  })

test(`histories of ${STEPS} steps: no law is broken`, async () => {
  const histories: Simulated[] = []
  const sum = (what: (typeof ofNote)[number]) =>
    histories.reduce((total, one) => total + one[what], 0)
  const play = async (seed: number) => void histories.push(await simulator.run(seed, STEPS))
  for (const seed of seeds) await play(seed)
  for (const seed of isFullCircle ? [] : all.slice(0, MOST)) {
    if (ofNote.every((what) => sum(what) > 0)) break
    if (!seeds.includes(seed)) await play(seed)
  }
  const counts = ofNote.map((what) => `${sum(what)} ${what}`).join(', ')
  process.stderr.write(`simulator: SIMULATOR_SEED=${first}, ${histories.length} runs, ${counts}\n`)
  expect(histories.filter(({ faults }) => faults.length > 0)).toEqual([])
  expect(sum('sold')).toBeGreaterThanOrEqual(histories.length)
  for (const what of ofNote) expect({ what, count: sum(what) > 0 }).toEqual({ what, count: true })
}, 1_800_000)
