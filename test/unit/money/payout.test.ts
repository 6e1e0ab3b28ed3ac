import { isBill, payoutOf, type Bill, type PayoutRule } from '@/domain/money/payout'

const yuan = (amount: number) => Math.round(amount * 100)
const bill = (given: Partial<Record<'total' | 'paid' | 'selfPaid' | 'drugs', number>>): Bill => ({
  totalFen: yuan(given.total ?? 0),
  paidFen: yuan(given.paid ?? 0),
  selfPaidFen: yuan(given.selfPaid ?? 0),
  drugsFen: yuan(given.drugs ?? 0),
})
const rule = (given: Partial<PayoutRule> & Pick<PayoutRule, 'share'>) => ({
  name: '责任',
  deductibleFen: 0,
  limitFen: yuan(1_000_000),
  ...given,
})

test('a part of the bill, less the deductible, by the share', () => {
  const hospital = bill({ total: 200_000, paid: 100_000, selfPaid: 50_000 })
  const rules = [rule({ share: { listed: 75 }, deductibleFen: yuan(18_000) })]
  expect(payoutOf(rules, hospital)).toMatchObject({
    deductedFen: yuan(18_000),
    payoutFen: yuan(24_000),
    sharedFen: yuan(8_000),
    uncoveredFen: yuan(50_000),
  })
})

test('a common deductible is taken off once, the part inside the list first', () => {
  const hospital = bill({ total: 60_000, paid: 30_000, selfPaid: 20_000 })
  const common = { deductibleFen: yuan(15_000), sharedDeductible: '住院' }
  const rules = [
    rule({ share: { listed: 70 }, ...common }),
    rule({ share: { selfPaid: 70 }, ...common }),
  ]
  const { benefits, payoutFen } = payoutOf(rules, hospital)
  expect(benefits.map(({ deductedFen }) => deductedFen)).toEqual([yuan(10_000), yuan(5_000)])
  expect(payoutFen).toBe(yuan(10_500))
  const both = [rule({ share: { listed: 70, selfPaid: 70 }, deductibleFen: yuan(15_000) })]
  expect(payoutOf(both, hospital).payoutFen).toBe(payoutFen)
})

test('the limit, an earlier condition, and one that is not paid at all', () => {
  const drugs = bill({ drugs: 300_000 })
  const rules = [
    rule({ share: { drugs: 60 }, priorShare: { drugs: 37.5 }, limitFen: yuan(100_000) }),
  ]
  expect(payoutOf(rules, drugs)).toMatchObject({
    payoutFen: yuan(100_000),
    overLimitFen: yuan(80_000),
  })
  expect(payoutOf(rules, bill({ drugs: 1_000 }), { isPrior: true }).payoutFen).toBe(yuan(375))
  const unpaid = [rule({ share: { drugs: 60 }, priorShare: { drugs: 0 } })]
  expect(payoutOf(unpaid, drugs, { isPrior: true }).payoutFen).toBe(0)
})

test('nothing gets lost: the parts are the bill, to the fen', () => {
  let seed = 7
  const draw = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  for (let round = 0; round < 2_000; round += 1) {
    const totalFen = draw(50_000_000)
    const paidFen = draw(totalFen + 1)
    const selfPaidFen = draw(totalFen - paidFen + 1)
    const any: Bill = { totalFen, paidFen, selfPaidFen, drugsFen: draw(20_000_000) }
    const rules = [
      rule({
        share: { listed: draw(1_001) / 10, selfPaid: draw(1_001) / 10 },
        deductibleFen: draw(3_000_000),
        limitFen: draw(30_000_000),
      }),
      ...(draw(2) ? [rule({ share: { drugs: draw(1_001) / 10 } })] : []),
    ]
    const { deductedFen, sharedFen, overLimitFen, uncoveredFen, payoutFen } = payoutOf(rules, any)
    const parts = [any.paidFen, deductedFen, sharedFen, overLimitFen, uncoveredFen, payoutFen]
    expect(parts.every((fen) => Number.isInteger(fen) && fen >= 0)).toBe(true)
    expect(parts.reduce((sum, fen) => sum + fen, 0)).toBe(totalFen + any.drugsFen)
  }
})

test('a bill whose parts are more than the whole is none', () => {
  expect(isBill(bill({ total: 100, paid: 60, selfPaid: 40 }))).toBe(true)
  expect(isBill(bill({ total: 100, paid: 60, selfPaid: 41 }))).toBe(false)
})
