import { render, screen, waitFor } from '@testing-library/react'
import OrderDetailPage from '@/pages/account/order-detail'
import { forgetProductPages } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

const shanghai = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().page('310000', 'PP57')
const read = {
  data: {
    configKey: '',
    _configKey: '',
    configJsonValue: '',
    ...loadCatalogue().config('insure_product_page', '310000_PP57'),
    notFound: false,
    message: '',
  },
}

beforeEach(() => {
  forgetProductPages()
  signIn()
})
afterEach(signOut)

test('a product page is read once, by however many it is asked for', async () => {
  const asked = answerWith({ readConfig: () => read })
  const both = await Promise.all([productPage(shanghai), productPage(shanghai)])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  await productPage(shanghai)
  expect(asked).toHaveLength(1)
  forgetProductPages()
  await productPage(shanghai)
  expect(asked).toHaveLength(2)
})

test('one that was not reached is asked for again', async () => {
  let reached = false
  const asked = answerWith({ readConfig: () => (reached ? read : 'unreachable') })
  expect((await productPage(shanghai)).ok).toBe(false)
  reached = true
  expect((await productPage(shanghai)).ok).toBe(true)
  expect(asked).toHaveLength(2)
})

test('an order opened by its address alone has the colours of its product', async () => {
  page.params = { orderId: 'O1' }
  const asked = answerWith({ readConfig: () => read, getOrder: () => ({ data: aWholeOrder() }) })
  const { container } = render(<OrderDetailPage />)
  await screen.findByText('待支付')
  const colour = () =>
    container.querySelector<HTMLElement>('.hm-page')?.style.getPropertyValue('--hm-accent')
  await waitFor(() => expect(colour()).toBe(stored?.colorSet.baseColor))
  expect(JSON.stringify(asked).split('insure_product_page')).toHaveLength(2)
})
