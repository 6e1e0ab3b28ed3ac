/** One figure of both commits, measured right after each other. */
export interface Pair {
  before: number
  after: number
}

/** How many times the figure of before the figure of after is, with its 95 % interval. */
export interface Ratio {
  ratio: number
  low: number
  high: number
}

/** A change is a loss when even the lower end of its interval is beyond this. */
const TOLERATED = 1.03

/** Student's t for 95 %, by degrees of freedom from 1. Beyond the table it is rounded up. */
const STUDENT = [
  12.71, 4.31, 3.19, 2.78, 2.58, 2.45, 2.37, 2.31, 2.27, 2.23, 2.21, 2.18, 2.17, 2.15, 2.14, 2.12,
  2.11, 2.11, 2.1, 2.09,
]

/**
 * The geometric mean of the pairs' ratios. The interval is that of the mean of their logarithms, so
 * what slows both sides of a pair widens nothing. `floor` is the smallest amount that matters. It is
 * added to both, so that figures near zero make no ratio of their own.
 */
export function ratioOf(pairs: readonly Pair[], floor = 0): Ratio {
  if (pairs.length < 2) throw new Error('One pair has no interval')
  const logs = pairs.map(({ before, after }) => Math.log((after + floor) / (before + floor)))
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0)
  const error = Math.sqrt(squares / (logs.length - 1) / logs.length)
  const reach = error * (STUDENT[logs.length - 2] ?? 2.09)
  return { ratio: Math.exp(mean), low: Math.exp(mean - reach), high: Math.exp(mean + reach) }
}

export const isLoss = ({ low }: Ratio): boolean => low > TOLERATED

/** What one side of a measurement found in a round, by name. */
export type Figures = Record<string, number>
export type Measure = () => Promise<Figures>

/** Measures both sides in turn, so that a busy minute slows both. The first one changes with each round. */
export async function measureInTurn(
  rounds: number,
  before: Measure,
  after: Measure,
): Promise<Map<string, Pair[]>> {
  const pairs = new Map<string, Pair[]>()
  for (let round = 0; round < rounds; round += 1) {
    const isFirst = round % 2 === 0
    const early = await (isFirst ? before() : after())
    const late = await (isFirst ? after() : before())
    const [old, now] = isFirst ? [early, late] : [late, early]
    for (const [name, value] of Object.entries(now)) {
      const pair = { before: old[name] ?? Number.NaN, after: value }
      pairs.set(name, [...(pairs.get(name) ?? []), pair])
    }
  }
  return pairs
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Prints each figure of both sides with its ratio, and answers whether one of them is a loss. `floors`
 * gives the smallest amount that matters of figures that can be near zero, by the end of their names.
 */
export function printRatios(
  title: string,
  pairs: ReadonlyMap<string, readonly Pair[]>,
  floors: Figures = {},
): boolean {
  const rows = [...pairs].map(([name, own]) => {
    const floor = Object.entries(floors).find(([unit]) => name.endsWith(unit))?.[1] ?? 0
    return { name, own, ratio: ratioOf(own, floor) }
  })
  console.log(`${title}: ratio and 95 % interval`)
  console.table(
    rows.map(({ name, own, ratio }) => ({
      name,
      before: meanOf(own.map(({ before }) => before)).toFixed(2),
      after: meanOf(own.map(({ after }) => after)).toFixed(2),
      ratio: ratio.ratio.toFixed(3),
      from: ratio.low.toFixed(3),
      to: ratio.high.toFixed(3),
      '': isLoss(ratio) ? 'worse' : '',
    })),
  )
  return rows.some(({ ratio }) => isLoss(ratio))
}
