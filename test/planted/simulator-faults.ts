import type { Fault } from './fault'

/** A fault that shows only in some histories, and how the law reads that the first of them breaks. */
export interface SimulatorFault extends Fault {
  readonly breaks: RegExp
}

const test = 'integration/failures/simulator.test.ts'

/** The simulator must find each of them in its 200 histories. */
export const SIMULATOR_FAULTS: readonly SimulatorFault[] = [
  {
    name: 'a second payment is kept',
    file: 'server/pay/book-money.ts',
    find: 'await refundDuplicate(ctx, writes, order, transactionId)',
    put: '',
    test,
    breaks: /LINE_UNEXPECTED|money that nobody used/,
  },
  {
    name: 'a revoked order keeps its cover',
    file: 'server/pay/end-order.ts',
    find: 'await releaseCover(tx, proposal.id)',
    put: '',
    test,
    breaks: /\(REVOKED\), cover/,
  },
  {
    name: 'a refund whose answer was lost is asked for under another number',
    file: 'server/pay/refund.ts',
    find: '          outRefundNo: refund.outRefundNo,',
    put: "outRefundNo: refund.outRefundNo + (refund.tries > 0 ? 'x' : ''),",
    test,
    breaks: /paid = policies \+ refunds|refunds: \d|stays REQUESTED|LINE_/,
  },
  {
    name: 'the premium of a refused person is kept',
    file: 'server/pay/book-money.ts',
    find: 'await requestRefund(ctx, writes, { ...paid, amountFen }, part)',
    put: '',
    test,
    breaks: /paid = policies \+ refunds|money that nobody used|reconcile/,
  },
  {
    name: 'a closed refund is never asked for again',
    file: 'server/pay/refund-failure.ts',
    find: 'nextTryAt: createdAt + Math.min(DAY_MS, FIRST_PAUSE_MS * 2 ** (before - 1)),',
    put: 'nextTryAt: null,',
    test,
    breaks: /stays (REFUNDING|REVOKING|REQUESTED)/,
  },
  {
    name: 'a refund of the console does not replace ours',
    file: 'server/pay/console-refund.ts',
    find: "await moveRefund(ctx, tx, each, 'replace', { nextTryAt: null })",
    put: '',
    test,
    breaks: /stays REQUESTED|paid = policies \+ refunds/,
  },
  {
    name: 'a revocation refunds what was refunded before',
    file: 'server/pay/paid-order.ts',
    find: 'refundFen: held.advanceFen + held.premiumFen',
    put: 'refundFen: order.amountFen',
    test,
    breaks: /stays (REFUNDING|REVOKING|REQUESTED)|paid = policies \+ refunds/,
  },
  {
    name: 'a second payment that an operator gave back counts as premium',
    file: 'server/records/ledger/premium.ts',
    find: "totalFen(entries, 'REVOKE')",
    put: "totalFen(entries, 'REFUND')",
    test,
    breaks: /revokePolicy answered|paid = policies \+ refunds/,
  },
  {
    name: 'a contract outlives the renewal that it was signed for',
    file: 'server/renewal/finish.ts',
    find: 'await ctx.gateways.autoDeduct?.terminate(',
    put: '((..._: unknown[]) => ({ ok: true, code: undefined }))(',
    test,
    breaks: /contract of .* was not ended/,
  },
  {
    name: 'a reward outlives the purchase',
    file: 'server/consequences.ts',
    find: 'await clawBackReward(ctx, tx, id)',
    put: '',
    test,
    breaks: /reward .* for a purchase that was given back/,
  },
  {
    name: 'a failed withdrawal is lost',
    file: 'server/share/payout.ts',
    find: "if (moved && step === 'fail')",
    put: "if (moved === undefined && step === 'fail')",
    test,
    breaks: /withdrawal .* returned 0/,
  },
]
