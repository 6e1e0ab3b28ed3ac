import { afterSaleMarks } from './marks-after-sale'
import { mishapMarks } from './marks-mishaps'
import { payingMarks } from './marks-paying'
import type { Seen } from './seen'

/**
 * Situations that histories must meet, or the simulator proves less than it seems to. Each is
 * recognised from outside: from answers, alarms, books and providers.
 */
export type Mark = readonly [name: string, isMet: (seen: Seen) => boolean]

export const marks: readonly Mark[] = [...payingMarks, ...afterSaleMarks, ...mishapMarks]

/** Situations of so few histories that 200 may miss them. They are counted, and not demanded. */
const rare: ReadonlySet<string> = new Set([
  'a proposal has three orders',
  'what a renewal bought is revoked',
  'a connection is lost while a notification is taken',
  'somebody is insured already',
  'a renewal is ended after it was scheduled',
  'a reward is taken back',
  'a gateway is stopped while it cancels',
  'a provider is silent about an order',
  'a provider is silent about a refund',
  'a provider fails',
  'a provider does not take an order',
  'a withdrawal fails and returns to the balance',
  'an insured person confirms twice',
  'an account with open business is not closed',
  'a gateway dies between sending a message and its commit',
  'the answer to the commit of a payment is lost',
  'a part of a payment fails',
  'policies are revoked after a part was refunded',
  'a charge fails until its last day',
  'a payment becomes known though its notification was lost',
  'a revocation names more than may be refunded',
  'policies are revoked while they are in effect',
  'a withdrawal arrives',
  'a gateway dies while it takes a notification',
  'a gateway dies between a refund at the provider and its commit',
  'a repeated call finds its key held',
  'the same policies are revoked twice',
  'policies expire',
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
