import { act, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { productPageText } from '@/contract/product-page'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { Transfer } from '@/subjects/partner'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { page, visits } from '../../support/ui/taro'

type To = ComponentProps<typeof Transfer>['to']

const catalogue = loadCatalogue()

/** A gateway with products but without posters. */
const gateway = () =>
  answerWith({
    readConfig: ({ key }) => {
      const [cityCode = '', productCode = ''] = key.split('_')
      const found = catalogue.product(cityCode, productCode)
      const configJsonValue = found ? productPageText(found.page) : 'null'
      const common = { configKey: '', _configKey: '', message: '' }
      return { data: { ...common, notFound: found === undefined, configJsonValue } }
    },
    getCityConfig: () => ({ data: { appid: '', productSet: [], extraData: '{}' } }),
  })

beforeEach(() => {
  visits.length = 0
  forgetProductPages()
  connectLinks(() => ({}))
})

describe('a transfer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('KC032 loads for two seconds at most, and a way on is there', async () => {
    page.params = { source: 'SUISHENBAN_XCX' }
    answerWith({ getCityConfig: () => new Promise(() => undefined) })
    const { container } = render(<Transfer />)
    const waits = () => container.querySelector('.hm-skeleton') !== null
    await act(() => jest.advanceTimersByTimeAsync(1999))
    expect(waits()).toBe(true)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(waits()).toBe(false)
    await act(async () => screen.getByRole('button', { name: '立即投保' }).click())
    expect(visits.at(-1)?.url).toMatch(/^\/insure/)
  })
})

test.each<[To, Record<string, string>, string]>([
  ['shenzhen', { productCode: 'LH0G' }, '/insure?productCode=LH0G&cityCode=440301'],
  ['shenzhen', { productCode: 'PP57', other: 'x' }, '/insure?other=x&cityCode=440301'],
  ['shenzhen', {}, '/insure?cityCode=440301'],
  ['outer', { source: 'ABC', productCode: 'PP57' }, '/insure?source=ABC&cityCode=320100'],
  [
    'outer',
    { source: 'ABC', productCode: 'PH4J' },
    '/insure?source=ABC&productCode=PH4J&cityCode=320100',
  ],
])(
  'RT076 RT077 RT083 %s with %j opens %s: never another city’s product',
  async (to, query, url) => {
    page.params = query
    gateway()
    render(<Transfer to={to} />)
    await waitFor(() => expect(visits.at(-1)?.url).toBe(url))
  },
)
