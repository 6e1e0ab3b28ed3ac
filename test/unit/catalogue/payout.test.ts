import * as v from 'valibot'
import { payoutGuide, payoutGuideKey } from '@/contract/guides'
import { payoutOf } from '@/domain/money/payout'
import { loadCatalogue } from '../../../server/catalogue/load'
import { brokenPayout, payoutGuideOf } from '../../../server/catalogue/payout-guide'
import { readFen, readPercents } from '../../../server/catalogue/read-amount'

/** What products pay for a bill: their numbers are those of their texts, and so are the examples. */

const catalogue = loadCatalogue()
const products = catalogue.products()

/**
 * The payouts (yuan) of the examples that pages show: 重病住院一年, 普通住院一次, 用清单内药品一年. They were
 * worked out by hand from the coverage tables, not by the rule.
 */
const examples: [string, string, number[]][] = [
  ['000000/PH0Q', 'STANDARD', [61600, 700, 72000]],
  ['140000/MH01', 'STANDARD', [84000]],
  ['140000/MH08', 'STANDARD', [45080, 0, 86400]],
  ['140500/MA01', 'STANDARD', [50580, 900]],
  ['310000/PP57', 'STANDARD', [24500, 0, 84000]],
  ['310001/PP74', 'STANDARD', [58500, 1950, 72000]],
  ['320100/PH0V', 'STANDARD', [39000, 0, 78000]],
  ['320100/PH4J', 'BASIC', [43200, 0, 72000]],
  ['320100/PH4J', 'PLUS', [49600, 0, 90000]],
  ['320100/PH7C', 'STANDARD', [96000]],
  ['341200/PG45', 'STANDARD', [21000, 0, 55000]],
  ['350400/PH6X', 'STANDARD', [49500, 0, 78000]],
  ['370300/MH16', 'STANDARD', [44550, 0, 78000]],
  ['370800/PG52', 'STANDARD', [24600, 600, 60000]],
  ['420000/PH2W', 'STANDARD', [48160, 0, 79200]],
  ['430100/LG01', 'STANDARD', [45900, 0, 84000]],
  ['440301/LH0G', 'STANDARD', [59500, 0, 84000]],
  ['440301/LH0H', 'STANDARD', [63750, 0, 84000]],
  ['441600/PH7P', 'STANDARD', [36800, 0, 72000]],
  ['441700/PH6Z', 'STANDARD', [57200, 650, 72000]],
  ['441900/PH38', 'WORKER', [32000, 0, 72000]],
  ['441900/PH38', 'HOME', [73600, 4000, 72000]],
  ['442000/LH1F', 'STANDARD', [36000, 0, 72000]],
  ['451000/LH47', 'STANDARD', [42000, 0, 72000]],
  ['500100/PH5E', 'STANDARD', [42000, 0, 81600]],
  ['511000/PG53', 'STANDARD', [54600, 0, 78000]],
  ['620100/GS01', 'STANDARD', [40000, 0, 72000]],
  ['620900/GS09', 'STANDARD', [52500, 1600]],
]

test.each(examples)('%s %s pays %j', (name, comboCode, payouts) => {
  const [cityCode = '', productCode = ''] = name.split('/')
  const entry = catalogue.config('pre_insure_page', payoutGuideKey({ cityCode, productCode }))
  const guide = v.parse(payoutGuide, JSON.parse(entry?.configJsonValue ?? ''))
  const scheme = guide.schemes.find((each) => each.comboCode === comboCode)
  const shown = guide.examples.map(({ bill }) => payoutOf(scheme?.benefits ?? [], bill).payoutFen)
  expect(shown).toEqual(payouts.map((yuan) => yuan * 100))
})

test('each product with a guide has its examples here', () => {
  const told = products.flatMap((product) =>
    (payoutGuideOf(product)?.schemes ?? []).map(
      ({ comboCode }) => `${product.cityCode}/${product.productCode} ${comboCode}`,
    ),
  )
  expect(told.sort()).toEqual(examples.map(([name, comboCode]) => `${name} ${comboCode}`).sort())
})

test.each([
  ['1.5万元（两项共用）', 1_500_000],
  ['每人80万元', 80_000_000],
  ['9,000元', 900_000],
  ['一万八千元', 1_800_000],
  ['无', 0],
  ['与住院共用', undefined],
])('%s is %p fen', (text, fen) => {
  expect(readFen(text)).toBe(fen)
})

test.each([
  ['75%（既往症37.5%）', [75, 37.5]],
  ['四成五（老病三成）', [45, 30]],
  ['按伤残等级', []],
])('%s names %j', (text, percents) => {
  expect(readPercents(text)).toEqual(percents)
})

const [row] = (catalogue.product('310000', 'PP57')?.coverage ?? []).filter(({ payout }) => payout)
const broken = (given: Partial<NonNullable<typeof row>>, payout = {}) => {
  if (!row?.payout) throw new Error('No payout')
  const coverage = [{ ...row, ...given, payout: { ...row.payout, ...payout } }]
  const scheme = { comboCode: 'A', title: 'A' }
  const protectScheme = { selectable: false, schemeList: [scheme], defaultComboCode: 'A' }
  return brokenPayout({ coverage, protectScheme, payoutExamples: [] }).map(({ message }) => message)
}

test('a number that the table does not name is found', () => {
  expect(broken({})).toEqual([])
  expect(broken({ amount: '90万元' })).toEqual(['amount says 90万元'])
  expect(broken({}, { deductibleFen: 1 })).toEqual(['deductible says 1.5万元'])
  expect(broken({}, { share: { selfPaid: 71 } })).toEqual(['ratio says 70%（既往症50%）'])
  expect(broken({}, { priorShare: { selfPaid: 0 } })).toEqual([
    'ratio says 70%（既往症50%） of earlier conditions',
  ])
  expect(broken({}, { priorShare: undefined })).toEqual(['priorShare is missing'])
})

test('a part of the bill that two benefits pay is found', () => {
  if (!row?.payout) throw new Error('No payout')
  const protectScheme = {
    selectable: false,
    schemeList: [{ comboCode: 'A', title: 'A' }],
    defaultComboCode: 'A',
  }
  const found = brokenPayout({ coverage: [row, row], protectScheme, payoutExamples: [] })
  expect(found).toEqual([{ path: 'coverage', message: 'A pays selfPaid by two benefits' }])
})
