import { act, render } from '@testing-library/react'
import { gatedPage } from '@/page/gated-page'
import { type GatedKey, page as pageOf } from '@/page/page'
import type { ShareCard } from '@/platform/share.types'
import { connectLinks } from '@/routes/build'
import type { PageKey } from '@/routes/pages'
import { forgetProductPages } from '@/stores/catalogue'
import { startVisit, useVisit } from '@/stores/visit'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

/** What WeChat's menu shares of pages without a share button. */

const cards: ShareCard[] = []
jest.mock('@/platform/share', () => ({
  ...jest.requireActual<object>('@/platform/share'),
  useShare: (card: () => ShareCard) => void cards.push(card()),
}))

const product = { cityCode: '310000', productCode: 'PP57' }
const query = 'cityCode=310000&productCode=PP57'
const stored = loadCatalogue().config('insure_product_page', '310000_PP57')

/** Opens a page and answers what its menu shares. */
const shared = async (
  key: PageKey,
  address: string,
  context: Record<string, string> = {},
): Promise<ShareCard | undefined> => {
  window.history.replaceState(null, '', address)
  page.params = Object.fromEntries(new URL(address, 'http://x').searchParams)
  startVisit({ context: { ...product, wtagid: 'W1', outerId: 'person-7', ...context }, env: 0 })
  const Body = () => <p>here</p>
  const Page =
    key === 'insureResult' ? gatedPage(key as GatedKey, Body) : pageOf(key as never, Body)
  render(<Page />)
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  return cards[cards.length - 1]
}
const queryOf = (card: ShareCard | undefined) => {
  const { pathname, searchParams } = new URL(card?.path ?? '', 'http://x')
  return { pathname, ...Object.fromEntries(searchParams) }
}

beforeEach(() => {
  cards.length = 0
  forgetProductPages()
  connectLinks(() => useVisit.getState().context)
  signIn()
  answerWith({
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: '',
        ...stored,
      },
    }),
  })
})
afterEach(signOut)

const own = { ...product, wtagid: 'W1', times: '1' }

test('a page is shared with its product, and without what is of the visitor', async () => {
  const card = await shared('reserve', `/insure-reserve?${query}&subscribeStatus=accept`)
  expect(card?.title).toBe('投保预约 · 申城安心保')
  expect(card?.imageUrl).toMatch(/\/static\/share\.png$/)
  expect(queryOf(card)).toEqual({ pathname: '/insure-reserve', ...own })
})

test('that somebody came back to pay is not shared, with or without a product', async () => {
  const back = { channel: 'continuePay' }
  const card = await shared('insureResult', `/insure-result?${query}&proposalId=9`, back)
  expect(queryOf(card)).toEqual({ pathname: '/insure', ...own })
  cards.length = 0
  const context = { ...back, cityCode: '', productCode: '' }
  expect((await shared('reserve', '/insure-reserve', context))?.path).not.toContain('continuePay')
  cards.length = 0
  const other = await shared('reserve', `/insure-reserve?${query}`, { channel: 'friends' })
  expect(queryOf(other)).toMatchObject({ channel: 'friends' })
})

test('of a private page the product is shared', async () => {
  const card = await shared('insureResult', `/insure-result?${query}&proposalId=9`)
  expect(card?.title).toMatch(/申城安心保/)
  expect(queryOf(card)).toEqual({ pathname: '/insure', ...own })
})

test('我的保障 is private, the help at a claim is not', async () => {
  expect(await shared('serviceTabs', '/tab/policy-analysis')).toBeUndefined()
  const card = await shared('serviceTabs', '/tab/claim-service')
  expect(queryOf(card)).toEqual({ pathname: '/tab/claim-service', ...own })
})

test.each([
  ['an agent', { entrySource: 'AGENT_MODE' }],
  ['a partner that forbids it', { entrySource: 'JLB_WXAPP' }],
])('%s shares nothing', async (_who, context) => {
  expect(await shared('reserve', `/insure-reserve?${query}`, context)).toBeUndefined()
})
