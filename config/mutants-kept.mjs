/**
 * Mutants that may live: a file, one of its lines, what Stryker puts there, and why no test can or need tell
 * the difference.
 */
const kept = (file, why, line, ...puts) => puts.map((put) => ({ file, why, line, put }))

const noLogin = 'there is no login behind it, and what is asked for a customer reads none of these'
const sameTransaction = 'the same transaction has just read the row, and rows are never deleted'
const onlyTypes = 'types cannot know that the row is there'

export default [
  ...kept('server/revoke/for-customer.ts', noLogin, "tokenHash: '',", '"Stryker was here!"'),
  ...kept('server/revoke/for-customer.ts', noLogin, "ip: '127.0.0.1',", '""'),
  ...kept('server/revoke/for-customer.ts', noLogin, "device: 'STAFF',", '""'),
  ...kept(
    'server/revoke/for-customer.ts',
    noLogin,
    'origin: ctx.env.PUBLIC_URL ?? ctx.selfOrigin(),',
    'ctx.env.PUBLIC_URL && ctx.selfOrigin()',
  ),
  ...kept(
    'server/revoke/ask-core.ts',
    'a word among policies has no status, so it moves nowhere',
    'const policies = []',
    '["Stryker was here"]',
  ),
  ...kept(
    'server/revoke/ask-core.ts',
    sameTransaction,
    'if (policy) policies.push(policy)',
    'true',
  ),
  ...kept(
    'server/revoke/info.ts',
    onlyTypes,
    "const discountDesc = insurants[index]?.tag ?? ''",
    'insurants[index].tag',
  ),
  ...kept(
    'server/revoke/list.ts',
    'the list has paid orders, and these have a time',
    'paidAt: proposal.paidAt === null ? null : iso(proposal.paidAt),',
    'false',
  ),
  ...kept(
    'server/revoke/list.ts',
    onlyTypes,
    "const insured = row ? insuredNameOf(ctx, row) : { insurantName: '' }",
    '{}',
    '"Stryker was here!"',
  ),
  ...kept(
    'server/pay/book-money.ts',
    'a change that is undefined writes nothing',
    'const said = errorMessage === undefined ? {} : { errorMessage }',
    'false',
  ),
  ...kept(
    'server/pay/refund-failure.ts',
    onlyTypes,
    "if (!order) throw new Error('A refund without its pay order')",
    'false',
  ),
  ...kept(
    'server/pay/refund.ts',
    onlyTypes,
    "if (!order) throw new Error('A refund without its pay order')",
    'false',
  ),
]
