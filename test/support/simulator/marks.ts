import { afterSaleMarks } from './marks-after-sale'
import { insurerMarks } from './marks-insurer'
import { mishapMarks } from './marks-mishaps'
import { payingMarks } from './marks-paying'
import type { Seen } from './seen'

/**
 * Situations that histories must meet, or the simulator proves less than it seems to. Each is
 * recognised from outside: from answers, alarms, books and providers.
 */
export type Mark = readonly [name: string, isMet: (seen: Seen) => boolean]

export const marks: readonly Mark[] = [
  ...payingMarks,
  ...afterSaleMarks,
  ...insurerMarks,
  ...mishapMarks,
]

/**
 * Situations of so few histories that 200 may miss them. They are counted, and not demanded. No opening
 * leads to them: two people buy for the same person between two statements, a payment arrives just
 * after its renewal ended, or a gateway dies between one request to a provider and the next statement.
 */
const rare: ReadonlySet<string> = new Set([
  'what a renewal bought is revoked',
  'somebody is insured already',
  'a gateway dies between sending a message and its commit',
  'a gateway dies between a refund at the provider and its commit',
  'a gateway dies between an answer of the core and its commit',
])

/** Situations that are demanded and were not met. */
export const missingMarks = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([name, count]) => count === 0 && !rare.has(name)).map(([name]) => name)

/** Names of the situations that one history met. */
export const metMarks = (seen: Seen): string[] =>
  marks.filter(([, isMet]) => isMet(seen)).map(([name]) => name)

/** In how many histories each situation was met. */
export function countMarks(
  histories: readonly { marks: readonly string[] }[],
): Map<string, number> {
  const counts = new Map(marks.map(([name]): [string, number] => [name, 0]))
  for (const { marks: met } of histories)
    for (const name of met) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** A line for each situation, the rarest first. */
export const tableOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, one], [, other]) => one - other)
    .map(
      ([name, count]) =>
        `${String(count).padStart(5)}  ${name}${rare.has(name) ? ' (rare)' : ''}\n`,
    )
    .join('')
