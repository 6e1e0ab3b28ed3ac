import { byCircle, isFullCircle } from '../support/circle'
import { everyKind, kindsOf, seedsOfEveryKind } from '../support/simulator/kinds'
import { openSimulator, type Simulated, type Simulator } from '../support/simulator/simulator'

/**
 * Histories of a town that nobody thought of, each from a seed, on PGlite or PostgreSQL. In the
 * full circle 200; every day as few as together hold every kind of step and of mishap, and then
 * some until each thing of note has come of them. Others every time: the seeds are printed;
 * SIMULATOR_SEED=<number> begins with the same again, and
 * `npm run simulate -- --seed <number> --steps 10` plays one alone.
 */
const STEPS = 10
const RUNS = 200
/** A town in which so many histories bring nothing of note proves nothing. */
const MOST = 60
const first = Number(process.env['SIMULATOR_SEED'] ?? (Date.now() % 1_000_000) + 1)

const ofNote = ['sold', 'renewed', 'elsewhere', 'refused', 'deaths'] as const

let simulator: Simulator
beforeAll(async () => {
  simulator = await openSimulator()
}, 60_000)
afterAll(() => simulator.close())

const all = Array.from({ length: RUNS }, (_, at) => first + at)
const seeds = byCircle(
  () => seedsOfEveryKind(first, STEPS),
  () => all,
)()

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
