import type { Fault } from './fault'

/** Faults of what the gateway asks the core of an insurer, and of what it takes from the answers. */
export const INSURER_FAULTS: readonly Fault[] = [
  {
    name: 'a second number of a core is taken',
    file: 'server/insurer/take-issue.ts',
    find: "if (known !== undefined && known !== number) return alarm(ctx, asked, 'SECOND_NUMBER')",
    put: '',
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'whom a core refuses gets no money back',
    file: 'server/insurer/take-issue.ts',
    find: `await ctx.consequences.leftAlone(ctx, tx, {
      ...{ proposal, payOrder: order, policy, cause: 'reject' },`,
    put: `void ({
      ...{ proposal, payOrder: order, policy, cause: 'reject' },`,
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'an insurer keeps a fen of a premium that went back',
    file: 'server/records/ledger/shares.ts',
    find: 'splitRefundFen(refundFen, kept)',
    put: 'splitRefundFen(refundFen - 1, kept)',
    test: 'integration/insurer/ask.test.ts',
  },
  {
    name: 'the second try has a new key',
    file: 'server/insurer/ask.ts',
    find: 'const text = openBody(ctx, row)',
    put: `const text = openBody(ctx, row).replace('"key":"P-', row.tries > 0 ? '"key":"Q-' : '"key":"P-')`,
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'what a core may have done is asked in other words',
    file: 'server/insurer/ask.ts',
    find: 'const text = openBody(ctx, row)',
    put: "const text = openBody(ctx, row) + ' '.repeat(row.tries)",
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'a request that was sent once is not sent again',
    file: 'server/insurer/ask.ts',
    find: 'nextTryAt: nextTry(row, now, pauseAfter(row.tries)),',
    put: 'nextTryAt: null,',
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'a silent core counts as one that has cancelled',
    file: 'server/insurer/ask.ts',
    find: "const told = await core?.ask('cancel', question, limitOf(ctx, row, 'cancel'))",
    put: `const told = await core?.ask('cancel', question, limitOf(ctx, row, 'cancel'))
      const done = { key: request.key, status: 'ACKNOWLEDGED' as const, policyNo: request.policyNo }
      const no = { cancellationNo: 'T0', refundFen: request.refundFen, endedOn: '' }
      await takeCancellation(ctx, row, request, { ...done, ...no })`,
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'a core is asked to insure whom it was told to forget',
    file: 'server/insurer/queue.ts',
    find: 'policies.map(({ position }) => position),',
    put: '[],',
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'a policy without a number is cancelled under its number',
    file: 'server/insurer/queue.ts',
    find: 'wish.policyNo ?? byKey(wish.policyKey)',
    put: 'wish.policyNo ?? wish.policyKey',
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'a late number insures whose money went back',
    file: 'server/insurer/take-issue.ts',
    find: `      // Whoever left meanwhile is cancelled at the core by a request of their own.
      if (policy.storedStatus !== 'ISSUING') return`,
    put: '',
    test: 'integration/insurer/who-wins.test.ts',
  },
  {
    name: 'the end of the time wins over a number',
    file: 'server/insurer/ask.ts',
    find: 'const request = v.parse(issueRequest, JSON.parse(text))',
    put: `const request = v.parse(issueRequest, JSON.parse(text))
      if (row.giveUpAt !== null && row.giveUpAt <= now) return void (await giveUp(ctx, row))`,
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'somebody gets the policy of another person of the order',
    file: 'server/insurer/document.ts',
    find: 'await insurerDocument(ctx.db, whose.proposalId, position)',
    put: 'await insurerDocument(ctx.db, whose.proposalId, 0 * position)',
    test: 'integration/insurer/disclosure.test.ts',
  },
  {
    name: 'a refusal of one person leaves out another',
    file: 'server/pay/return-premium.ts',
    find: 'const rows = people.filter((each) => each.position === position)',
    put: 'const rows = people.filter((each) => each.position !== position)',
    test: 'integration/insurer/issue.test.ts',
  },
  {
    name: 'the money goes back although the core does not agree',
    file: 'server/insurer/take-cancellation.ts',
    find: "if (answer.status === 'REFUSED') {\n      await keep(",
    put: "if (answer.status === 'REFUSED' && policy.storedStatus !== 'CANCELLING') {\n      await keep(",
    test: 'integration/insurer/ask.test.ts',
  },
]
