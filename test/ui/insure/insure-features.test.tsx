import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ProductPage } from '@/contract/product-page'
import { BrowserEnv } from '@/domain/address/browser-env'
import { useVisit } from '@/stores/visit'
import { Faq } from '@/subjects/insure/sections/faq'
import { Share } from '@/subjects/insure/share'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'

/** Features of a product's page that operators switch, and the comparison on it. */

const stored = loadCatalogue().page('310000', 'PP57')
let counter = 0
/** Switches are fetched once per product, so each test has its own product. */
const aPage = (): ProductPage => {
  if (!stored) throw new Error('PP57 is gone')
  return { ...stored, productCode: `T${String((counter += 1)).padStart(3, '0')}` }
}
const section = {
  kind: 'faq' as const,
  title: '',
  items: [
    { q: 'first', a: 'the answer' },
    { q: 'second', a: 'another' },
  ],
}
const answered = (features: object, featureValue = 'default') =>
  answerWith({
    getInsureFeatures: () => ({ data: { featureJSON: JSON.stringify(features) } }),
    getVisitorTestTag: () => ({ data: { featureValue } }),
  })

test.each([
  ['switched', { openFirstQuestion: true }, 'default'],
  ['compared', {}, 'open'],
])('API038 API048 the first question is answered where it is %s', async (_why, features, side) => {
  answered(features, side)
  render(<Faq section={section} page={aPage()} info={undefined} />)
  await screen.findByText('the answer')
  expect(screen.queryByText('another')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'first' }))
  await screen.findByRole('button', { name: 'first', expanded: false })
})

test('API048 a page is passed on only where that is switched on', async () => {
  const asked = answered({ share: false })
  const { unmount } = render(<Share page={aPage()} />)
  await act(async () => new Promise(requestAnimationFrame))
  expect(asked.map(({ name }) => name)).toEqual(['getInsureFeatures'])
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
  unmount()
  answered({ aSwitchOfTomorrow: 1 })
  render(<Share page={aPage()} />)
  await screen.findByRole('button', { name: '分享' })
})

test('分享有礼 has a door inside WeChat, where sharing is rewarded', async () => {
  const door = () => screen.queryByRole('link', { name: '分享有礼' })
  for (const [env, shareGift, isThere] of [
    [BrowserEnv.WECHAT_OA, true, true],
    [BrowserEnv.WECHAT_OA, false, false],
    [BrowserEnv.BROWSER, true, false],
  ] as const) {
    useVisit.setState({ env, context: {} })
    answered({ shareGift })
    const { unmount } = render(<Share page={aPage()} />)
    await screen.findByRole('button', { name: '分享' })
    expect(door() !== null).toBe(isThere)
    if (isThere) expect(door()?.getAttribute('href')).toMatch(/^\/shareHome\?/)
    unmount()
  }
  useVisit.setState({ env: BrowserEnv.BROWSER })
})
