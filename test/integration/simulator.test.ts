import { openSimulator, type Simulated, type Simulator } from '../support/simulator/simulator'

/**
 * Histories of a town that nobody thought of, each from a seed, on PGlite or PostgreSQL. The seeds
 * of this run are printed; SIMULATOR_SEED=<number> begins with the same again, and
 * `npm run simulate -- --seed <number> --steps 10` plays one alone.
 */
const RUNS = 200
const STEPS = 10
const first = Number(process.env['SIMULATOR_SEED'] ?? (Date.now() % 1_000_000) + 1)

let simulator: Simulator
beforeAll(async () => {
  simulator = await openSimulator()
}, 60_000)
afterAll(() => simulator.close())

test(`${RUNS} histories of ${STEPS} steps: no law is broken`, async () => {
  const histories: Simulated[] = []
  for (let seed = first; seed < first + RUNS; seed += 1)
    histories.push(await simulator.run(seed, STEPS))
  const sum = (what: 'deaths' | 'elsewhere' | 'refused' | 'renewed' | 'sold') =>
    histories.reduce((total, one) => total + one[what], 0)
  process.stderr.write(
    `simulator: seeds ${first} to ${first + RUNS - 1}, ${sum('sold')} sold, ${sum('renewed')} renewed, ${sum('elsewhere')} paid elsewhere, ${sum('refused')} refused, ${sum('deaths')} deaths\n`,
  )
  expect(histories.filter(({ faults }) => faults.length > 0)).toEqual([])
  // A town in which nothing happens proves nothing.
  expect(sum('sold')).toBeGreaterThan(RUNS)
  expect(sum('renewed')).toBeGreaterThan(0)
  expect(sum('deaths')).toBeGreaterThan(0)
  expect(sum('elsewhere')).toBeGreaterThan(0)
}, 1_800_000)
