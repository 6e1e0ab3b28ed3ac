import { render, screen } from '@testing-library/react'
import type { PageInfo } from '@/contract/product'
import { tellAfterSale } from '@/subjects/popups/after-sale'
import { SaleClosed } from '@/subjects/product/sale-closed/sale-closed'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'

/** A product outside its sale: the message on its page, and the remaining actions. */

const page = loadCatalogue().page('620900', 'GS09')
if (!page) throw new Error('no product')

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()
const infoOf = (from: number, to: number): PageInfo => ({
  productCode: 'GS09',
  currentTime: inDays(0),
  isSellTime: false,
  saleStartAt: inDays(from),
  saleEndAt: inDays(to),
  effectiveOn: '2027-01-01',
  expireOn: '2027-12-31',
  tariff: [],
  fromPremiumFen: 10_800,
  maxInsurantNum: 6,
  insurantMaxNum: {},
  relations: [],
  minAge: 0,
  maxAge: 85,
  protectScheme: { selectable: false, schemeList: [], defaultComboCode: '' },
  payment: { selectable: false, doNotAutoSelect: false, types: [] },
  texts: [],
  pageVersion: '',
})

test.each([
  ['over', -30, -1, '投保时间已截止', /本期投保已于.*截止/],
  ['not yet begun', 5, 25, '尚未开放投保', /开放投保。您可以先预约/],
] as const)(
  'a sale that is %s offers booking, orders and policies',
  (_when, from, to, title, text) => {
    render(<SaleClosed page={page} info={infoOf(from, to)} />)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    const product = 'cityCode=620900&productCode=GS09'
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual([
      expect.stringMatching(new RegExp(`/insure-reserve\\?.*${product}`)),
      expect.stringMatching(new RegExp(`/order-center\\?.*${product}`)),
      expect.stringMatching(new RegExp(`/policy-list\\?.*${product}`)),
    ])
  },
)

test('a sale that staff stopped says their words, and offers no booking: nobody knows when it goes on', () => {
  const info = { ...infoOf(-30, 30), saleGoesOn: true, stopWords: '今晚八点恢复购买' }
  render(<SaleClosed page={page} info={info} />)
  expect(screen.getByRole('heading', { name: '暂停投保' })).toBeTruthy()
  expect(screen.getByText('今晚八点恢复购买')).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /预约/ })).toBeNull()
})

test('nobody is told that a sale is over which has not begun', async () => {
  const asked = answerWith({ getPageInfo: () => ({ data: infoOf(5, 25) }) })
  await tellAfterSale(page, () => true)
  expect(asked).toHaveLength(1)
})
