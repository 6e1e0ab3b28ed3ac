import { expectSame, expectThat, type Case } from '../case'
import {
  cancellationRow,
  handoverOf,
  newKey,
  policyRow,
  PREMIUM_FEN,
  soleShare,
  threeShares,
} from '../orders'
import { answersTo, expectRefused, handsOver, statusesOf, viewOf } from './handover'

/** The hand-over as a list: rows that come again, what is looked up, and a large one. */

export const handoverListCases: Case[] = [
  handsOver(
    'handover.row-again',
    'A row that is sent again in another request is booked once.',
    async (core, product) => {
      const list = handoverOf(product, 2)
      const row = policyRow(1)
      await answersTo(core, list.request([row]))
      const again = await statusesOf(core, list.request([row, policyRow(2)]))
      expectSame('the statuses', again, ['ACKNOWLEDGED', 'ACKNOWLEDGED'])
      const { acknowledged, premiumFen } = await viewOf(core, list.handoverNo)
      expectSame('rows', acknowledged, 2)
      expectSame('premiums', premiumFen, 2 * PREMIUM_FEN)
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.row-differs',
    'Another content for an acknowledged row is ROW_DIFFERS, and the books stay.',
    async (core, product) => {
      const list = handoverOf(product, 1)
      const row = policyRow(1)
      await answersTo(core, list.request([row]))
      const other = { ...row, premiumFen: 1, shares: soleShare(1) }
      expectRefused(await answersTo(core, list.request([other])), 'ROW_DIFFERS')
      const { acknowledged, refused, premiumFen } = await viewOf(core, list.handoverNo)
      expectSame(
        'the list',
        { acknowledged, refused, premiumFen },
        {
          ...{ acknowledged: 1, refused: 0, premiumFen: PREMIUM_FEN },
        },
      )
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.corrected',
    'A refused row is acknowledged when it comes again, corrected.',
    async (core, product) => {
      const list = handoverOf(product, 1)
      const row = policyRow(1, '测试拒收丙')
      expectRefused(await answersTo(core, list.request([row])))
      const right = { ...row, insured: { ...row.insured, name: '测试已更正' } }
      expectSame('it', await statusesOf(core, list.request([right])), ['ACKNOWLEDGED'])
      const { acknowledged, refused } = await viewOf(core, list.handoverNo)
      expectSame('the counts', { acknowledged, refused }, { acknowledged: 1, refused: 0 })
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.missing-only',
    'After a break, what is missing is seen, and only that is sent.',
    async (core, product) => {
      const list = handoverOf(product, 5)
      const rows = [1, 2, 3, 4, 5].map((rowNo) => policyRow(rowNo))
      await answersTo(core, list.request([...rows.slice(0, 2), ...rows.slice(4)]))
      const seen = await viewOf(core, list.handoverNo)
      expectSame(
        'rows',
        seen.rows.map(({ rowNo }) => rowNo),
        [1, 2, 5],
      )
      await answersTo(core, list.request(rows.slice(2, 4)))
      expectSame('acknowledged', (await viewOf(core, list.handoverNo)).acknowledged, 5)
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.view',
    'Counts and sums are those of the acknowledged rows.',
    async (core, product) => {
      const list = handoverOf(product, 4)
      const row = policyRow(1, undefined, { shares: threeShares(PREMIUM_FEN) })
      const rows = [row, policyRow(2, '测试拒收丁'), cancellationRow(3, row), policyRow(4)]
      const answers = await answersTo(core, list.request(rows))
      const view = await viewOf(core, list.handoverNo)
      expectSame('rows', view.rows, answers)
      const { rows: _rows, ...counts } = view
      expectSame('the view', counts, {
        handoverNo: list.handoverNo,
        productCode: product,
        day: list.request(rows).day,
        ...{ rowCount: 4, acknowledged: 3, refused: 1, later: 0 },
        premiumFen: 2 * PREMIUM_FEN,
        refundFen: PREMIUM_FEN,
        ...{ cursor: null, nextCursor: null },
      })
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.pages',
    'Its pages leave no row out.',
    async (core, product) => {
      const list = handoverOf(product, 7)
      await answersTo(core, list.request(Array.from({ length: 7 }, (_, at) => policyRow(7 - at))))
      const rows = await core.rowsOf(list.handoverNo, 3)
      expectSame(
        'rows',
        rows.map(({ rowNo }) => rowNo),
        [1, 2, 3, 4, 5, 6, 7],
      )
    },
    ['handOver', 'handover'],
  ),
  handsOver(
    'handover.unknown',
    'An unknown hand-over is 404 NOT_FOUND.',
    async (core) => {
      const answer = await core.raw({ method: 'GET', target: `/v1/handovers/${newKey('H')}` })
      core.expectError('an unknown number', answer, 'NOT_FOUND')
    },
    ['handover'],
  ),
]

/** Runs alone, after all others, because it takes the whole core. */
export const largeHandover: Case = handsOver(
  'handover.large',
  'A large list is acknowledged row by row, also after a break.',
  async (core, product) => {
    const rowCount = core.options.rows
    const list = handoverOf(product, rowCount)
    const size = Math.min(1_000, Math.ceil(rowCount / 2))
    const starts = Array.from({ length: Math.ceil(rowCount / size) }, (_, at) => at * size)
    for (const start of starts) {
      const length = Math.min(size, rowCount - start)
      const rows = Array.from({ length }, (_, at) => policyRow(start + at + 1))
      const request = list.request(rows)
      const answers = await answersTo(core, request)
      const silent = answers.filter(({ status }) => status !== 'ACKNOWLEDGED')
      expectSame(`rows of ${start + 1} that are not acknowledged`, silent, [])
      // The answer to the middle one was lost, so it is sent again.
      if (start === starts[Math.floor(starts.length / 2)])
        expectSame('the same request again', await answersTo(core, request), answers)
    }
    const { acknowledged, premiumFen } = await viewOf(core, list.handoverNo)
    expectSame('acknowledged rows', acknowledged, rowCount)
    expectSame('their premiums', premiumFen, rowCount * PREMIUM_FEN)
    const rows = await core.rowsOf(list.handoverNo)
    const lost = rows.findIndex(({ rowNo }, at) => rowNo !== at + 1)
    expectThat(`row ${lost + 1} is lost`, lost < 0)
    expectSame('rows looked up', rows.length, rowCount)
  },
  ['handOver', 'handover'],
)
