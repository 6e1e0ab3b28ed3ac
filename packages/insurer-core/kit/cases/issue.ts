import { credentialTypes } from '../../index'
import { expectReadable, expectSame, expectStatus, expectThat, type Case } from '../case'
import { issued } from '../issued'
import { order, PREMIUM_FEN, soleShare, threeShares } from '../orders'
import type { Talk } from '../talk'

/** Issuing: one policy for one key, whatever happens. */

export const issues = (
  id: Case['id'],
  title: string,
  run: (core: Talk, productCode: string) => Promise<void>,
): Case => ({ id, title, needs: ['issue'], run: (core) => run(core, core.options.productCode) })

export const issueCases: Case[] = [
  issues('issue.issued', 'A paid person gets a policy, with what was asked for.', async (core) => {
    const { request, answer } = await issued(core)
    expectSame('premiumFen', answer.premiumFen, request.premiumFen)
    expectSame('coverFrom', answer.coverFrom, request.coverFrom)
    expectSame('coverTo', answer.coverTo, request.coverTo)
  }),
  issues('issue.issued-at', 'issuedAt is the present time, with +08:00.', async (core) => {
    const { answer } = await issued(core)
    const seconds = Math.abs(Date.parse(answer.issuedAt) - Date.now()) / 1000
    expectThat(`issuedAt is ${Math.round(seconds)} s away`, seconds <= 300)
  }),
  issues('issue.same-key', 'The same key and body answer the same.', async (core) => {
    const { request, answer } = await issued(core)
    for (let time = 0; time < 5; time++)
      expectSame('the answer again', await core.answer('issue', request), answer)
  }),
  issues('issue.other-body', 'The same key with another body is 409 KEY_REUSED.', async (core) => {
    const { request, answer } = await issued(core)
    const other = { ...request, insured: { ...request.insured, name: '另一人' } }
    core.expectError('another body', await core.rawPost('issue', other), 'KEY_REUSED')
    expectSame('the answer to the first', await core.answer('issue', request), answer)
  }),
  issues('issue.key-differs', 'Header and body with two keys are 400.', async (core, product) => {
    const request = order(product)
    const headers = { 'x-idempotency-key': order(product).key }
    core.expectError('two keys', await core.rawPost('issue', request, { headers }), 'MALFORMED')
    expectSame('with one key', (await core.answer('issue', request)).status, 'ISSUED')
  }),
  issues('issue.no-key', 'A request without x-idempotency-key is 400.', async (core, product) => {
    const headers = { 'x-idempotency-key': undefined }
    const answer = await core.rawPost('issue', order(product), { headers })
    core.expectError('no key in the header', answer, 'MALFORMED')
  }),
  issues('issue.family', 'Five people of one order get five policies.', async (core, product) => {
    const { orderNo } = order(product)
    const five = await Promise.all(
      Array.from({ length: 5 }, () => issued(core, undefined, { orderNo })),
    )
    expectSame('numbers', new Set(five.map(({ policyNo }) => policyNo)).size, 5)
  }),
  issues(
    'issue.family-refused',
    'One refused person harms no other of the order.',
    async (core, product) => {
      const { orderNo } = order(product)
      const names = ['甲', '乙', '测试拒保丙', '丁']
      const answers = await Promise.all(
        names.map((name) => core.answer('issue', { ...order(product, name), orderNo })),
      )
      expectSame(
        'the statuses',
        answers.map(({ status }) => status),
        ['ISSUED', 'ISSUED', 'REFUSED', 'ISSUED'],
      )
    },
  ),
  issues(
    'issue.parallel-same',
    'One key twelve times at once is one policy.',
    async (core, product) => {
      const request = order(product)
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => core.answer('issue', request)),
      )
      const numbers = answers.map(
        (answer) => expectStatus('one of them', answer, 'ISSUED').policyNo,
      )
      expectSame('how many numbers', new Set(numbers).size, 1)
    },
  ),
  issues(
    'issue.parallel-others',
    'Two bodies with one key at once: one is taken.',
    async (core, product) => {
      const right = order(product)
      const bodies = Array.from({ length: 6 }, (_, at) => ({ ...right, planCode: `PLAN-${at}` }))
      const answers = await Promise.all(bodies.map((body) => core.rawPost('issue', body)))
      const taken = answers.filter(({ status }) => status === 200)
      expectSame('how many were taken', taken.length, 1)
      for (const answer of answers.filter(({ status }) => status !== 200))
        core.expectError('the others', answer, 'KEY_REUSED', 'BUSY')
    },
  ),
  issues('issue.many', 'A hundred people at once get a hundred policies.', async (core) => {
    const all = await Promise.all(Array.from({ length: 100 }, () => issued(core)))
    expectSame('numbers', new Set(all.map(({ policyNo }) => policyNo)).size, 100)
  }),
  issues('issue.refused', '测试拒保 is refused with a reason to read.', async (core, product) => {
    const answer = await core.answer('issue', order(product, '测试拒保甲'))
    expectReadable(expectStatus('issuing', answer, 'REFUSED').reason)
  }),
  issues(
    'issue.refused-too',
    '测试拒投 is refused after the payment, too.',
    async (core, product) => {
      expectStatus('issuing', await core.answer('issue', order(product, '测试拒投甲')), 'REFUSED')
    },
  ),
  issues('issue.refused-finally', 'A refusal stays.', async (core, product) => {
    const request = order(product, '测试拒保甲')
    const first = await core.answer('issue', request)
    expectSame('the answer again', await core.answer('issue', request), first)
  }),
  issues(
    'issue.later',
    '测试稍后 is ACCEPTED_LATER, then ISSUED for ever.',
    async (core, product) => {
      const request = order(product, '测试稍后甲')
      expectStatus('the first answer', await core.answer('issue', request), 'ACCEPTED_LATER')
      const final = await core.finalAnswer('issue', request)
      expectStatus('the final answer', final, 'ISSUED')
      expectSame('the answer after it', await core.answer('issue', request), final)
    },
  ),
  issues(
    'issue.later-refused',
    '测试后拒 is ACCEPTED_LATER, then REFUSED.',
    async (core, product) => {
      const request = order(product, '测试后拒甲')
      expectStatus('the first answer', await core.answer('issue', request), 'ACCEPTED_LATER')
      const final = expectStatus('the end', await core.finalAnswer('issue', request), 'REFUSED')
      expectReadable(final.reason)
      expectSame('the answer after it', await core.answer('issue', request), final)
    },
  ),
  issues(
    'issue.later-parallel',
    'A late policy is asked for eight times at once: one number.',
    async (core, product) => {
      const request = order(product, '测试稍后乙')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => core.finalAnswer('issue', request)),
      )
      const numbers = answers.map((answer) => expectStatus('it', answer, 'ISSUED').policyNo)
      expectSame('how many numbers', new Set(numbers).size, 1)
    },
  ),
  issues(
    'issue.later-other-body',
    'While it waits, another body is 409.',
    async (core, product) => {
      const request = order(product, '测试久候甲')
      expectStatus('the first answer', await core.answer('issue', request), 'ACCEPTED_LATER')
      const other = { ...request, planCode: 'OTHER' }
      core.expectError('another body', await core.rawPost('issue', other), 'KEY_REUSED')
    },
  ),
  issues('issue.unknown-fields', 'Unknown fields are ignored.', async (core, product) => {
    const right = order(product)
    const request = { ...right, later: { added: [1] }, insured: { ...right.insured, added: true } }
    expectStatus('issuing', await core.answer('issue', request), 'ISSUED')
  }),
  issues('issue.optional-fields', 'All optional fields are taken.', async (core, product) => {
    const right = order(product)
    await issued(core, undefined, {
      planCode: '标准版',
      renewalOf: 'XA2025000001',
      health: [{ question: 'Q1', answer: false }],
      insured: {
        ...right.insured,
        ...{ birthOn: '2024-02-29', gender: 'F', nationality: 'CHN', mobile: '+85290000000' },
        extra: { address: '玄武区一号' },
      },
    })
  }),
  issues(
    'issue.credentials',
    'People with every kind of credential are taken.',
    async (core, product) => {
      const { insured } = order(product)
      for (const credentialType of credentialTypes)
        await issued(core, undefined, {
          insured: { ...insured, credentialType, credentialNo: 'H(1)2345/67-A' },
        })
    },
  ),
  issues('issue.beneficiaries', 'Named beneficiaries are taken.', async (core, product) => {
    const { name, credentialType, credentialNo } = order(product).insured
    const heir = { name, credentialType, credentialNo }
    await issued(core, undefined, {
      beneficiaries: [
        { ...heir, order: 1, tenThousandths: 3_333 },
        { ...heir, order: 1, tenThousandths: 6_667 },
        { ...heir, order: 2, tenThousandths: 10_000 },
      ],
    })
  }),
  issues('issue.shares', 'Three insurers share a premium to the fen.', async (core) => {
    await issued(core, undefined, { shares: threeShares(PREMIUM_FEN) })
  }),
  issues(
    'issue.midnight',
    'Payments at both sides of midnight are taken.',
    async (core, product) => {
      for (const paidAt of [
        '2026-12-31T23:59:59.999+08:00',
        '2026-12-31T23:59:59+08:00',
        '2027-01-01T00:00:00+08:00',
      ])
        await issued(core, undefined, { payment: { ...order(product).payment, paidAt } })
    },
  ),
  issues('issue.leap-day', '29 February of a leap year is a day.', async (core) => {
    const { answer } = await issued(core, undefined, {
      ...{ coverFrom: '2028-02-29', coverTo: '2029-02-27' },
    })
    expectSame('coverFrom', answer.coverFrom, '2028-02-29')
  }),
  issues('issue.large-sum', 'A premium of ten million yuan keeps its last fen.', async (core) => {
    const premiumFen = 1_000_000_001
    const { answer } = await issued(core, undefined, { premiumFen, shares: soleShare(premiumFen) })
    expectSame('premiumFen', answer.premiumFen, premiumFen)
  }),
]
