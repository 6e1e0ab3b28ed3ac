import type { StateTable } from '@/domain/base/state-table'
import { tables, type Machine } from './move'

const titles: Record<Machine, string> = {
  proposal: 'Proposal, which is the order',
  payOrder: 'Pay order: one attempt to pay a proposal',
  refund: 'Refund',
  policy: 'Policy',
  renewal: 'Renewal: one agreement to renew policies once',
  reward: 'Reward for sharing: one purchase of a friend',
  withdrawal: 'Withdrawal of rewards',
}

/** Draws the transition tables that the code uses (`npm run docs:states`). */
export const stateDiagrams = (): string =>
  [
    '# States',
    '',
    'Drawn from `src/domain/payment/order-states.ts` and `src/domain/share/reward-states.ts` by',
    '`npm run docs:states`; a test compares the two.',
    'What is not drawn cannot happen: a status is written only after the table was asked, together with a',
    'row of `transitions`.',
    ...Object.entries(tables).flatMap(([machine, table]) => drawn(machine as Machine, table)),
    '',
  ].join('\n')

function drawn(machine: Machine, table: StateTable): string[] {
  const states = Object.entries(table)
  const [[first = ''] = []] = states
  return [
    '',
    `## ${titles[machine]}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...states.flatMap(([from, events]) => {
      const arrows = Object.entries(events)
      return arrows.length === 0
        ? [`  ${from} --> [*]`]
        : arrows.map(([event, to]) => `  ${from} --> ${to}: ${event}`)
    }),
    '```',
  ]
}
