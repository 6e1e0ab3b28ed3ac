import type { HandoverRequest, HandoverRow, RowAnswer } from '../../index'
import { expectReadable, expectSame, fault, type Case } from '../case'
import { issued } from '../issued'
import {
  cancellation,
  cancellationRow,
  endorsement,
  endorsementRow,
  handoverOf,
  now,
  policyRow,
  PREMIUM_FEN,
  soleShare,
} from '../orders'
import type { Talk } from '../talk'

/** The hand-over: row by row, sent in parts, sent again, corrected. */

export const handsOver = (
  id: Case['id'],
  title: string,
  run: (core: Talk, productCode: string) => Promise<void>,
  needs: Case['needs'] = ['handOver'],
): Case => ({ id, title, needs, run: (core) => run(core, core.options.productCode) })

/** The answers to all rows of a request, in the order of the rows. Each row has one. */
export const answersTo = async (core: Talk, request: HandoverRequest): Promise<RowAnswer[]> => {
  const { rows } = await core.answer('handOver', request)
  const byRow = new Map(rows.map((row) => [row.rowNo, row]))
  expectSame('answers', rows.length, byRow.size)
  return request.rows.map(({ rowNo }) => byRow.get(rowNo) ?? fault(`row ${rowNo} was not answered`))
}

export const statusesOf = async (core: Talk, request: HandoverRequest) =>
  (await answersTo(core, request)).map(({ status }) => status)

/** The code of the only row's refusal. */
export const expectRefused = (answers: readonly RowAnswer[], code?: string): void => {
  for (const answer of answers) {
    if (answer.status !== 'REFUSED') return fault(`row ${answer.rowNo} is ${answer.status}`)
    expectReadable(answer.reason)
    if (code !== undefined) expectSame('the code', answer.reason.code, code)
  }
}

export const viewOf = (core: Talk, handoverNo: string) => core.answer('handover', {}, handoverNo)

export const handoverCases: Case[] = [
  handsOver('handover.kinds', 'Rows of all kinds are acknowledged.', async (core, product) => {
    const [first, second] = [policyRow(1), policyRow(2)]
    const rows = [first, second, cancellationRow(3, first), endorsementRow(4, second)]
    const statuses = await statusesOf(core, handoverOf(product, 4).request(rows))
    expectSame('the statuses', statuses, Array(4).fill('ACKNOWLEDGED'))
  }),
  handsOver(
    'handover.refused',
    '测试拒收 is refused with a reason, and harms no other row.',
    async (core, product) => {
      const rows = [policyRow(1), policyRow(2, '测试拒收甲'), policyRow(3)]
      const answers = await answersTo(core, handoverOf(product, 3).request(rows))
      expectSame(
        'the statuses',
        answers.map(({ status }) => status),
        [...['ACKNOWLEDGED', 'REFUSED', 'ACKNOWLEDGED']],
      )
      expectRefused(answers.slice(1, 2))
    },
  ),
  handsOver(
    'handover.malformed',
    'A row that fits no schema is refused alone.',
    async (core, product) => {
      const rows = [
        policyRow(1),
        policyRow(2, undefined, { shares: soleShare(PREMIUM_FEN - 1) }),
        { ...policyRow(3), coverFrom: '2027-02-30' },
        { ...policyRow(4), kind: 'OTHER' } as unknown as HandoverRow,
        policyRow(5),
      ]
      const answers = await answersTo(core, handoverOf(product, 5).request(rows))
      expectSame(
        'the statuses',
        answers.map(({ status }) => status),
        [...['ACKNOWLEDGED', 'REFUSED', 'REFUSED', 'REFUSED', 'ACKNOWLEDGED']],
      )
      expectRefused(answers.slice(1, 4), 'MALFORMED')
    },
  ),
  handsOver(
    'handover.later',
    '测试缓收 is LATER, and acknowledged when it is sent again.',
    async (core, product) => {
      const list = handoverOf(product, 1)
      const request = list.request([policyRow(1, '测试缓收甲')])
      expectSame('the first', await statusesOf(core, request), ['LATER'])
      await core.wait(2_500)
      expectSame('the same request', await statusesOf(core, request), ['ACKNOWLEDGED'])
    },
  ),
  handsOver(
    'handover.later-looked-up',
    '测试缓收 is LATER, and acknowledged when it is looked up.',
    async (core, product) => {
      const list = handoverOf(product, 1)
      const request = list.request([policyRow(1, '测试缓收乙')])
      expectSame('the first', await statusesOf(core, request), ['LATER'])
      expectSame('rows that are later', (await viewOf(core, list.handoverNo)).later, 1)
      await core.wait(2_500)
      const { acknowledged, later } = await viewOf(core, list.handoverNo)
      expectSame('the counts', { acknowledged, later }, { acknowledged: 1, later: 0 })
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.same-key',
    'The same key and body answer the same.',
    async (core, product) => {
      const request = handoverOf(product, 2).request([policyRow(1), policyRow(2, '测试拒收乙')])
      const answers = await answersTo(core, request)
      expectSame('again', await answersTo(core, request), answers)
    },
  ),
  handsOver(
    'handover.other-body',
    'The same key with another body is 409 KEY_REUSED.',
    async (core, product) => {
      const list = handoverOf(product, 2)
      const request = list.request([policyRow(1)])
      await answersTo(core, request)
      const answer = await core.rawPost('handOver', { ...request, rows: [policyRow(2)] })
      core.expectError('another body', answer, 'KEY_REUSED')
    },
  ),
  ...Object.entries<Partial<HandoverRequest>>({
    rowCount: { rowCount: 3 },
    day: { day: '2026-01-01' },
    numberedBy: { numberedBy: 'core' },
    productCode: { productCode: 'OTHER' },
  }).map(([field, other]) =>
    handsOver(
      `handover.other-${field}`,
      `Another ${field} than in the first request is 409 HANDOVER_DIFFERS.`,
      async (core, product) => {
        const list = handoverOf(product, 2)
        await answersTo(core, list.request([policyRow(1)]))
        const request = { ...list.request([policyRow(2)]), ...other }
        const answer = await core.rawPost('handOver', request)
        core.expectError(`another ${field}`, answer, 'HANDOVER_DIFFERS')
      },
    ),
  ),
  handsOver(
    'handover.no-policy',
    'Rows about an unknown policy are NOT_FOUND.',
    async (core, product) => {
      const unknown = policyRow(1)
      const rows = [cancellationRow(1, unknown), endorsementRow(2, unknown)]
      expectRefused(await answersTo(core, handoverOf(product, 2).request(rows)), 'NOT_FOUND')
    },
  ),
  handsOver(
    'handover.differs',
    'A number with another premium is DIFFERS.',
    async (core, product) => {
      const row = policyRow(1)
      await answersTo(core, handoverOf(product, 1).request([row]))
      const other = { ...row, premiumFen: 1, shares: soleShare(1) }
      expectRefused(await answersTo(core, handoverOf(product, 1).request([other])), 'DIFFERS')
    },
  ),
  handsOver(
    'handover.other-refund',
    'A cancellation of another amount is DIFFERS.',
    async (core, product) => {
      const row = policyRow(1)
      const list = handoverOf(product, 3)
      const first = await statusesOf(core, list.request([row, cancellationRow(2, row)]))
      expectSame('the first', first, ['ACKNOWLEDGED', 'ACKNOWLEDGED'])
      const other = cancellationRow(3, row, { refundFen: 1, shares: soleShare(1) })
      expectRefused(await answersTo(core, list.request([other])), 'DIFFERS')
    },
  ),
  handsOver(
    'handover.numbered-by-core',
    'Of its own numbers the core acknowledges those that it gave.',
    async (core, product) => {
      const { policyNo, policyKey } = await issued(core)
      const rows = [policyRow(1, undefined, { policyNo, policyKey }), policyRow(2)]
      const answers = await answersTo(core, handoverOf(product, 2, 'core').request(rows))
      expectSame('the first', answers[0], { rowNo: 1, status: 'ACKNOWLEDGED' })
      expectRefused(answers.slice(1), 'NOT_FOUND')
    },
    ['handOver', 'issue'],
  ),
  handsOver(
    'handover.cancelled-before',
    'The cancellation that the core acknowledged before is acknowledged.',
    async (core, product) => {
      const policy = await issued(core)
      const { policyNo, policyKey } = policy
      await core.finalAnswer('cancel', cancellation(policyNo, policyKey), policyNo)
      const rows = [policyRow(1, undefined, { policyNo, policyKey }), cancellationRow(2, policy)]
      const statuses = await statusesOf(core, handoverOf(product, 2, 'core').request(rows))
      expectSame('the statuses', statuses, ['ACKNOWLEDGED', 'ACKNOWLEDGED'])
    },
    ['handOver', 'issue', 'cancel'],
  ),
  handsOver(
    'handover.endorsed-before',
    'A change that the core made before is acknowledged, and not made over a newer one.',
    async (core, product) => {
      const { asOf } = await core.answer('pull', { changedSince: now(), limit: 1 })
      const policy = await issued(core)
      const { policyNo, policyKey } = policy
      const mobiles = ['13900000005', '13900000006']
      const changes = mobiles.map((mobile) =>
        endorsement(policyNo, policyKey, { kind: 'contact', who: 'applicant', mobile }),
      )
      for (const request of changes) await core.finalAnswer('endorse', request, policyNo)
      const rows = changes
        .slice(0, 1)
        .map(({ key, change }) => endorsementRow(1, policy, { change, endorsementKey: key }))
      const statuses = await statusesOf(core, handoverOf(product, 1, 'core').request(rows))
      expectSame('the status', statuses, ['ACKNOWLEDGED'])
      const views = (await core.viewsSince(asOf)).filter((one) => one.policyNo === policyNo)
      expectSame('the mobile', views.at(-1)?.applicant.mobile, mobiles[1])
    },
    ['handOver', 'issue', 'endorse', 'pull'],
  ),
  handsOver(
    'handover.in-pull',
    'Policies that were handed over are in the pull, cancelled ones too.',
    async (core, product) => {
      const { asOf } = await core.answer('pull', { changedSince: now(), limit: 1 })
      const [kept, ended] = [policyRow(1, '王𠮷'), policyRow(2)]
      const cancelledAt = '2026-12-31T23:59:59+08:00'
      const rows = [kept, ended, cancellationRow(3, ended, { cancelledAt })]
      await answersTo(core, handoverOf(product, 3).request(rows))
      const views = await core.viewsSince(asOf)
      const of = ({ policyNo }: HandoverRow) =>
        views.filter((one) => one.policyNo === policyNo).at(-1)
      expectSame('the name', of(kept)?.insured.name, '王𠮷')
      expectSame('the status', of(ended)?.status, 'CANCELLED')
      expectSame('endedOn', of(ended)?.cancellation?.endedOn, '2026-12-31')
    },
    ['handOver', 'pull'],
  ),
  ...Object.entries<(product: string) => HandoverRequest>({
    'row-twice': (product) => handoverOf(product, 2).request([policyRow(1), policyRow(1)]),
    'beyond-count': (product) => handoverOf(product, 2).request([policyRow(3)]),
    'no-rows': (product) => handoverOf(product, 2).request([]),
    'row-0': (product) => handoverOf(product, 2).request([policyRow(0)]),
    '1001-rows': (product) =>
      handoverOf(product, 1001).request(Array.from({ length: 1001 }, (_, at) => policyRow(at + 1))),
  }).map(([name, requestOf]) =>
    handsOver(
      `handover.${name}`,
      `A request with ${name} is 400 MALFORMED.`,
      async (core, product) => {
        const answer = await core.rawPost('handOver', requestOf(product))
        core.expectError(name, answer, 'MALFORMED')
      },
    ),
  ),
]
