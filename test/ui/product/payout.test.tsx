import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PayoutGuide } from '@/contract/guides'
import { PayoutPanel } from '@/subjects/product/payout/payout-panel'

/** The payout calculator: an example at first, then what the user types. */

const person = userEvent.setup()
const bill = { totalFen: 20_000_000, paidFen: 10_000_000, selfPaidFen: 5_000_000, drugsFen: 0 }
const scheme = (comboCode: string, title: string, percent: number) => ({
  comboCode,
  title,
  benefits: [
    {
      name: '住院自费',
      share: { selfPaid: percent },
      priorShare: { selfPaid: 50 },
      deductibleFen: 1_500_000,
      limitFen: 100_000_000,
    },
  ],
})
const open = (given: Partial<PayoutGuide> = {}, own?: string) => {
  const guide = {
    schemes: [scheme('A', '标准版', 70)],
    examples: [{ title: '重病住院一年', bill }],
    ...given,
  }
  const load = async () => ({ ok: true as const, value: guide })
  render(<PayoutPanel name="p" load={load} words={{ productCode: 'PP57' }} scheme={own} />)
  return screen.findByRole('img', { name: /^全部费用/ })
}
const payout = () => screen.getByRole('status').textContent

test('an example is drawn with its numbers', async () => {
  const picture = await open()
  expect(picture.getAttribute('aria-label')).toBe(
    '全部费用200000元：医保支付100000元，本产品赔付24500元，自己承担75500元',
  )
  expect(payout()).toBe('本产品预计赔付¥24500')
  const where = screen.getByRole('list', { name: '自己承担的部分' })
  expect(where.textContent).toBe('免赔额¥15000给付比例之外¥10500不在保障范围¥50000')
  screen.getByText('（¥50000 − 免赔额¥15000）× 给付比例 = ¥24500')
})

test('what is typed is worked out; an earlier condition pays less', async () => {
  await open()
  const own = screen.getByRole('textbox', { name: '其中医保目录外费用（元）' })
  await person.clear(own)
  await person.type(own, '25000.5')
  expect(payout()).toBe('本产品预计赔付¥7000.35')
  await person.click(screen.getByRole('checkbox', { name: '因既往症就医' }))
  expect(payout()).toBe('本产品预计赔付¥5000.25')
})

test.each([
  ['一万', '请填写金额，最多两位小数'],
  ['100000.01', '医保已报销与目录外费用之和不能超过费用总额'],
])('%s: %s', async (typed, said) => {
  await open()
  const own = screen.getByRole('textbox', { name: '其中医保目录外费用（元）' })
  await person.clear(own)
  await person.type(own, typed)
  expect(screen.getByRole('alert').textContent).toBe(said)
  expect(screen.queryByRole('status')).toBeNull()
  await person.click(screen.getByRole('button', { name: '重病住院一年' }))
  expect(payout()).toBe('本产品预计赔付¥24500')
})

test('a policy has its own plan, a product page lets people choose one', async () => {
  const schemes = [scheme('A', '标准版', 70), scheme('B', '升级版', 80)]
  await open({ schemes }, '升级版')
  expect(payout()).toBe('本产品预计赔付¥28000')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('without hospital benefits only the drugs are asked for', async () => {
  const benefits = [{ name: '药', share: { drugs: 60 }, deductibleFen: 0, limitFen: 100_000_000 }]
  const drugs = { totalFen: 0, paidFen: 0, selfPaidFen: 0, drugsFen: 1_000_000 }
  await open({
    schemes: [{ comboCode: 'A', title: '标准版', benefits }],
    examples: [{ title: '药', bill: drugs }],
  })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(payout()).toBe('本产品预计赔付¥6000')
  expect(
    within(screen.getByRole('group', { name: '看一个例子' })).getAllByRole('button'),
  ).toHaveLength(1)
})
