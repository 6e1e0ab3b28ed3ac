import type { History, Move } from './steps'

/** Plays a history and answers its broken laws. */
export type Play = (history: History) => Promise<readonly string[]>

/** A fault without the numbers and ids that differ in each history. */
const shapeOf = (fault: string): string =>
  fault.replace(/[\w-]*\d[\w-]*/g, '#').replace(/\(\w+\)/g, '()')

/**
 * Leaves out what a failing history does not need: steps, mishaps, and the difference of the clocks.
 * The rest breaks the same law in one of its ways. Answers the history as it is if it does not fail.
 */
export async function shrink(history: History, play: Play): Promise<History> {
  const shapes = new Set((await play(history)).map(shapeOf))
  const fails = async (candidate: History): Promise<boolean> =>
    (await play(candidate)).some((fault) => shapes.has(shapeOf(fault)))
  let kept = history
  for (let size = Math.ceil(kept.moves.length / 2); size >= 1; size = Math.floor(size / 2)) {
    const shorter = await withoutRuns(kept, size, fails)
    // What a step needed may be needless now, so single steps are tried until none can go.
    if (size === 1 && shorter.moves.length < kept.moves.length) size = 2
    kept = shorter
  }
  return simplify(kept, fails)
}

type Fails = (candidate: History) => Promise<boolean>

/** Leaves out each run of `size` steps that is not needed, the last one first. */
async function withoutRuns(history: History, size: number, fails: Fails): Promise<History> {
  let { moves } = history
  for (let end = moves.length; end > 0; end -= size) {
    const rest = [...moves.slice(0, Math.max(0, end - size)), ...moves.slice(end)]
    if (await fails({ ...history, moves: rest })) moves = rest
  }
  return { ...history, moves }
}

async function simplify(history: History, fails: Fails): Promise<History> {
  let kept = history
  const attempt = async (candidate: History) => {
    if (await fails(candidate)) kept = candidate
  }
  if (kept.insurer !== 'gateway') await attempt({ ...kept, insurer: 'gateway' })
  if (kept.skewMs !== 0) await attempt({ ...kept, skewMs: 0 })
  for (const [at, move] of kept.moves.entries()) {
    const put = (change: Partial<Move>) => ({
      ...kept,
      moves: kept.moves.map((one, nth) => (nth === at ? { ...one, ...change } : one)),
    })
    if (move.mishap.kind !== 'none') await attempt(put({ mishap: { kind: 'none' } }))
    if (move.at !== 0) await attempt(put({ at: 0 }))
  }
  return kept
}

/** The history as a test that can be pasted into a file of test/integration/failures. */
export function testOf(history: History, name: string, fault: string): string {
  const moves = history.moves.map((move) => `      ${JSON.stringify(move)},\n`).join('')
  return `import { openSimulator } from '../../support/simulator/simulator'

/** ${fault.replaceAll('*/', '* /')} */
test(${JSON.stringify(name)}, async () => {
  const simulator = await openSimulator()
  const { faults } = await simulator.run({
    skewMs: ${history.skewMs},
    insurer: '${history.insurer}',
    moves: [
${moves}    ],
  })
  await simulator.close()
  expect(faults).toEqual([])
}, 60_000)
`
}
