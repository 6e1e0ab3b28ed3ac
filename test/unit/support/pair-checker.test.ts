import { faultsOf, type Facts, type Observed } from '../../support/pairs/checker'

/** The checker of the pairs accepts a sound history and rejects wrong ones. */

/** Somebody revoked one order and paid another; a sharer withdrew; a renewal was charged. */
const facts: Facts = {
  paid: [
    { outTradeNo: 'HM1', reference: 'T1', amountFen: 25_800 },
    { outTradeNo: 'HM2', reference: 'T2', amountFen: 12_900 },
    { outTradeNo: 'HM3', reference: 'T3', amountFen: 12_900 },
  ],
  refunded: [{ outTradeNo: 'HM1', reference: 'R1', amountFen: 25_800 }],
  transferred: [{ outBillNo: 'W1', amountFen: 1_000 }],
  contracts: [{ outContractCode: 'XB1', state: 'TERMINATED' }],
  entries: [
    { kind: 'PAYMENT', payOrderId: 'O1', reference: 'T1', amountFen: 25_800 },
    { kind: 'ISSUE', payOrderId: 'O1', reference: 'T1', amountFen: 25_800 },
    { kind: 'REVOKE', payOrderId: 'O1', reference: 'R1', amountFen: 25_800 },
    { kind: 'REFUND', payOrderId: 'O1', reference: 'R1', amountFen: 25_800 },
    { kind: 'PAYMENT', payOrderId: 'O2', reference: 'T2', amountFen: 12_900 },
    { kind: 'ISSUE', payOrderId: 'O2', reference: 'T2', amountFen: 12_900 },
    { kind: 'PAYMENT', payOrderId: 'O3', reference: 'T3', amountFen: 12_900 },
    { kind: 'ISSUE', payOrderId: 'O3', reference: 'T3', amountFen: 12_900 },
  ],
  proposals: [
    { id: 'P1', userId: 'U1', status: 'REVOKED', renews: null },
    { id: 'P2', userId: 'U2', status: 'PAID', renews: null },
    { id: 'P3', userId: 'U2', status: 'PAID', renews: 'P2' },
    { id: 'P4', userId: 'U3', status: 'CANCELLED', renews: null },
  ],
  people: [
    { proposalId: 'P1', premiumFen: 12_900 },
    { proposalId: 'P1', premiumFen: 12_900 },
    { proposalId: 'P2', premiumFen: 12_900 },
    { proposalId: 'P3', premiumFen: 12_900 },
    { proposalId: 'P4', premiumFen: 12_900 },
  ],
  orders: [
    { id: 'O1', outTradeNo: 'HM1', proposalId: 'P1', status: 'REFUNDED' },
    { id: 'O2', outTradeNo: 'HM2', proposalId: 'P2', status: 'PAID' },
    { id: 'O3', outTradeNo: 'HM3', proposalId: 'P3', status: 'PAID' },
    { id: 'O4', outTradeNo: 'HM4', proposalId: 'P4', status: 'CANCEL' },
  ],
  refunds: [{ outRefundNo: 'R1', status: 'REFUNDED', amountFen: 25_800 }],
  policies: [
    { proposalId: 'P1', status: 'REVOKED', premiumFen: 12_900 },
    { proposalId: 'P1', status: 'REVOKED', premiumFen: 12_900 },
    { proposalId: 'P2', status: 'EFFECTIVE', premiumFen: 12_900 },
    { proposalId: 'P3', status: 'WAITING', premiumFen: 12_900 },
  ],
  renewals: [
    {
      ...{ id: 'N1', proposalId: 'P2', userId: 'U2', status: 'RENEWED' },
      ...{ amountFen: 12_900, outContractCode: 'XB1' },
    },
    {
      ...{ id: 'N2', proposalId: 'P1', userId: 'U1', status: 'ENDED' },
      ...{ amountFen: 25_800, outContractCode: 'XB2' },
    },
  ],
  rewards: [
    { kind: 'EARN', userId: 'S1', reference: 'E1', amountFen: 1_880 },
    { kind: 'WITHDRAW', userId: 'S1', reference: 'D1', amountFen: 1_000 },
  ],
  withdrawals: [{ id: 'D1', outBillNo: 'W1', status: 'PAID', amountFen: 1_000 }],
  confirmations: [{ proposalId: 'P2', position: 1, at: 1_000 }],
  accounts: [
    { id: 'U1', closedAt: 2_000 },
    { id: 'U2', closedAt: null },
  ],
  told: ['POLICY_ISSUED P2', 'PAYMENT_REFUNDED R1'],
}
const sound: Observed = {
  subjects: { unpaid: 'P4', bought: 'P1', closing: 'U1' },
  answers: [
    { name: 'revoke', code: 'OK', data: { refundAmount: 25_800 } },
    { name: 'close', code: 'OK', data: { deleted: true } },
  ],
  facts,
}

const having = (change: Partial<Facts>): Observed => ({ ...sound, facts: { ...facts, ...change } })
const answered = (...answers: Observed['answers']): Observed => ({ ...sound, answers })
const ok = (name: string, data: unknown = {}) => ({ name, code: 'OK', data })
const put = <T extends object>(rows: readonly T[], at: number, change: Partial<T>): T[] =>
  rows.map((row, nth) => (nth === at ? { ...row, ...change } : row))

test('a sound history has no fault', () => {
  expect(faultsOf(sound)).toEqual([])
  for (const answer of [
    ok('cancel', { orderId: 'P4' }),
    ok('withdraw', { withdrawalId: 'D1' }),
    ok('confirm', { confirmedAt: new Date(1_000).toISOString() }),
    ok('turnOff', { policyIds: ['Y1'] }),
  ])
    expect(faultsOf(answered(answer))).toEqual([])
})

const wrong: [string, Observed][] = [
  ['a payment is not in the ledger', having({ entries: facts.entries.slice(1) })],
  [
    'a payment is booked twice',
    having({ entries: [...facts.entries, ...facts.entries.slice(4, 5)] }),
  ],
  [
    'a payment is booked with another amount',
    having({ entries: put(facts.entries, 4, { amountFen: 1 }) }),
  ],
  [
    'a refund is made twice',
    having({
      refunded: [...facts.refunded, { outTradeNo: 'HM1', reference: 'R1_2', amountFen: 25_800 }],
      entries: [
        ...facts.entries,
        { kind: 'REFUND', payOrderId: 'O1', reference: 'R1_2', amountFen: 25_800 },
      ],
    }),
  ],
  ['a refund never arrives', having({ refunded: [] })],
  [
    'a refund stays under way',
    having({ refunds: put(facts.refunds, 0, { status: 'PROCESSING' }) }),
  ],
  [
    'revoked policies stay in force',
    having({ policies: put(facts.policies, 0, { status: 'WAITING' }) }),
  ],
  ['a paid order insures nobody', having({ policies: facts.policies.slice(0, 3) })],
  [
    'a proposal is paid by two orders',
    having({ orders: put(facts.orders, 3, { status: 'PAID' }) }),
  ],
  ['an order stays open', having({ orders: put(facts.orders, 3, { status: 'PAYING' }) })],
  [
    'a renewal that ended insures',
    having({ renewals: put(facts.renewals, 0, { status: 'ENDED' }) }),
  ],
  [
    'a charge is more than agreed',
    having({ renewals: put(facts.renewals, 0, { amountFen: 100 }) }),
  ],
  ['a contract goes on', having({ contracts: [{ outContractCode: 'XB2', state: 'SIGNED' }] })],
  [
    'a withdrawal arrives twice',
    having({ transferred: [...facts.transferred, ...facts.transferred] }),
  ],
  ['a withdrawal is not taken from the balance', having({ rewards: facts.rewards.slice(0, 1) })],
  [
    'more is withdrawn than was earned',
    having({
      rewards: put(facts.rewards, 1, { amountFen: 2_000 }),
      withdrawals: put(facts.withdrawals, 0, { amountFen: 2_000 }),
      transferred: put(facts.transferred, 0, { amountFen: 2_000 }),
    }),
  ],
  [
    'a failed withdrawal is lost',
    having({ withdrawals: put(facts.withdrawals, 0, { status: 'FAILED' }), transferred: [] }),
  ],
  [
    'a person confirms twice',
    having({ confirmations: [...facts.confirmations, ...facts.confirmations] }),
  ],
  ['somebody is told twice', having({ told: [...facts.told, 'PAYMENT_REFUNDED R1'] })],
  ['nobody is told of a refund', having({ told: [] })],
  ['a revocation promises another amount', answered(ok('revoke', { refundAmount: 1 }))],
  [
    'a cancelled order is sold',
    { ...answered(ok('cancel')), subjects: { ...sound.subjects, unpaid: 'P2' } },
  ],
  [
    'an order is called paid, and is cancelled',
    answered({ name: 'cancel', code: 'ORDER_ALREADY_PAID', data: null }),
  ],
  [
    'a renewal is switched off and charged',
    {
      ...answered(ok('turnOff', { policyIds: ['Y2'] })),
      subjects: { ...sound.subjects, bought: 'P2' },
    },
  ],
  ['a withdrawal is promised and not made', answered(ok('withdraw', { withdrawalId: 'D2' }))],
  [
    'a confirmation is promised and not kept',
    answered(ok('confirm', { confirmedAt: new Date(9).toISOString() })),
  ],
  ['a closed account is open', having({ accounts: put(facts.accounts, 0, { closedAt: null }) })],
  [
    'an order is revoked twice, with two answers',
    answered(
      ok('revoke', { refundAmount: 25_800 }),
      ok('revoke', { refundAmount: 25_800, again: 1 }),
    ),
  ],
  ['a call is never answered', answered({ name: 'cancel', code: 'NONE', data: null })],
  ['a call breaks', answered({ name: 'revoke', code: 'UNKNOWN', data: null })],
]

test.each(wrong)('wrong: %s', (_name, observed) => {
  expect(faultsOf(observed)).not.toEqual([])
})
