import { render, screen } from '@testing-library/react'
import type { PageInfo } from '@/contract/product'
import { addDays, dayOf, startOfDayMs } from '@/domain/time/day'
import { BuySummary } from '@/subjects/insure/buy-summary'
import { SaleCountdown } from '@/subjects/product/sale-countdown/sale-countdown'
import { loadCatalogue } from '../../../server/catalogue/load'

/** A deadline is told where a sale really ends, and nowhere else. */

const page = loadCatalogue().page('442000', 'LH1F')
if (!page) throw new Error('no product')
const today = dayOf(Date.now())
const tomorrow = addDays(today, 1)
const monthDay = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

const info: PageInfo = {
  productCode: 'LH1F',
  currentTime: new Date().toISOString(),
  isSellTime: true,
  saleStartAt: new Date(startOfDayMs(addDays(today, -30))).toISOString(),
  // The round ends at the next midnight.
  saleEndAt: new Date(startOfDayMs(tomorrow)).toISOString(),
  effectiveOn: tomorrow,
  expireOn: addDays(today, 365),
  tariff: [],
  fromPremiumFen: 5900,
  maxInsurantNum: 6,
  insurantMaxNum: {},
  relations: [],
  minAge: 0,
  maxAge: 120,
  protectScheme: { selectable: false, schemeList: [], defaultComboCode: '' },
  payment: { selectable: false, doNotAutoSelect: false, types: [] },
  texts: [],
  pageVersion: '',
}
const later = { paidFrom: tomorrow, effectiveOn: addDays(today, 32) }

test('a sale that ends is counted down to', () => {
  render(<SaleCountdown info={info} />)
  expect(screen.getByRole('timer').textContent).toMatch(/^距投保截止还有 00天\d\d时\d\d分\d\d秒$/)
})

test('a sale that goes on is not: the page says what a payment of tomorrow changes', () => {
  render(<SaleCountdown info={{ ...info, saleGoesOn: true, laterCover: later }} />)
  expect(screen.queryByRole('timer')).toBeNull()
  screen.getByText(`今天付款 ${monthDay(tomorrow)}生效，明天起 ${monthDay(later.effectiveOn)}生效`)
})

test('a sale that goes on and changes nothing says nothing', () => {
  const { container } = render(<SaleCountdown info={{ ...info, saleGoesOn: true }} />)
  expect(container.textContent).toBe('')
})

test.each([
  [false, `投保截止${today}`],
  [true, '投保时间全年可投保'],
])('beside the price, where the sale goes on: %p', (saleGoesOn, text) => {
  render(<BuySummary page={page} info={{ ...info, ...(saleGoesOn && { saleGoesOn }) }} />)
  expect(screen.getByRole('list', { name: '产品要点' }).textContent).toContain(text)
})
