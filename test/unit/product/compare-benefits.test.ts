import { compareBenefits, type ComparedBenefit } from '@/domain/product/cover'

const benefit = (of: Partial<ComparedBenefit>): ComparedBenefit => ({
  kind: 'inpatient',
  name: '住院医疗',
  amount: '100万元',
  deductible: '1.5万元',
  ratio: '70%',
  ...of,
})
const compared = (one: ComparedBenefit[], other: ComparedBenefit[]) =>
  compareBenefits([{ benefits: one }, { benefits: other }]).map(({ kind, differs }) => [
    kind,
    differs,
  ])

test('benefits are paired by kind, in one order, without kinds that nobody has', () => {
  const drugs = benefit({ kind: 'drugs' })
  expect(compared([drugs, benefit({})], [benefit({}), drugs])).toEqual([
    ['inpatient', false],
    ['drugs', false],
  ])
})

test.each<[string, Partial<ComparedBenefit>, boolean]>([
  ['amount', { amount: '80万元' }, true],
  ['deductible', { deductible: '2万元' }, true],
  ['ratio', { ratio: '80%' }, true],
  ['name alone', { name: '住院费用' }, false],
])('another %s', (_, change, differs) => {
  expect(compared([benefit({})], [benefit(change)])).toEqual([['inpatient', differs]])
})

test('a benefit that only one product has is a difference', () => {
  expect(compared([benefit({})], [])).toEqual([['inpatient', true]])
})
