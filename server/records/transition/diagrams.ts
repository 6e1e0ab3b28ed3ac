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
  approval: 'Approval: what one of the staff asks for and another one decides',
}

/** Rules that the arrows do not show. */
const rules: Partial<Record<Machine, readonly string[]>> = {
  payOrder: [
    'When staff stop a part of the sale (`server/console/sale.ts`):',
    '',
    '- nobody begins: the product page says that it is not sold, or that the payment type is closed, with the',
    '  words of the stop;',
    '- people in the form keep what they filled in; submitting, confirming and paying are refused with the',
    '  same words, and go on when the sale does;',
    '- open pay orders of the part are closed (`cancel`), after the provider was asked: what was paid before',
    '  the stop counts. Money that arrives for a closed order is refunded at once;',
    '- charges of auto-renewals that were announced go on. They end by switching the renewal off.',
    '',
    'All gateways know of it within a second, and look for open pay orders for 15 s more.',
  ],
  refund: [
    'A refund that an operator makes in the merchant console belongs to the payment that it names:',
    '',
    "- of the order's own payment: it replaces the refund that we owe of it; what goes beyond is premium,",
    '  and once the whole premium is refunded the order is revoked;',
    '- of a second payment that we know: it replaces the refund that we owe of it;',
    '- of a payment that we do not know yet: the provider is asked about it, and it is booked first. If the',
    '  order was paid by another payment, this is a second one, and the order stays in force.',
    '',
    'It replaces no refund of ours that the provider has accepted, because that one goes to the applicant',
    'besides. So the provider is asked about ours first.',
    '',
    "The provider's notice that an account cannot take the money (ABNORMAL) may come before its answer to our",
    'request, which says that the refund is under way. Only an answer to a question that was asked after the notice',
    'says that the refund goes on.',
  ],
}

/** Where a machine begins in more than its first state. */
const beginnings: Partial<Record<Machine, readonly string[]>> = {
  // The first where it is underwritten after the payment, the second where a core issues it.
  policy: ['PENDING', 'ISSUING', 'WAITING', 'EFFECTIVE'],
}

/** Draws the transition tables that the code uses (`npx tsx scripts/state-diagrams.ts`). */
export const stateDiagrams = (): string =>
  [
    '# States',
    '',
    'Drawn from `src/domain/order/states.ts`, `src/domain/share/reward.ts` and',
    '`src/domain/staff/approval.ts` by `npx tsx scripts/state-diagrams.ts`; a test compares the two.',
    'What is not drawn cannot happen: a status is written only after the table was asked, together with a',
    'row of `transitions`.',
    ...Object.entries(tables).flatMap(([machine, table]) => drawn(machine as Machine, table)),
    '',
  ].join('\n')

function drawn(machine: Machine, table: StateTable): string[] {
  const states = Object.entries(table)
  const [[first = ''] = []] = states
  const begins = beginnings[machine] ?? [first]
  return [
    '',
    `## ${titles[machine]}`,
    '',
    ...(rules[machine] ? [...rules[machine], ''] : []),
    '```mermaid',
    'stateDiagram-v2',
    ...begins.map((state) => `  [*] --> ${state}`),
    ...states.flatMap(([from, events]) => {
      const arrows = Object.entries(events)
      return arrows.length === 0
        ? [`  ${from} --> [*]`]
        : arrows.map(([event, to]) => `  ${from} --> ${to}: ${event}`)
    }),
    '```',
  ]
}
