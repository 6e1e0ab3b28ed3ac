import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorCodes } from '@/contract/errors'
import { productPageText } from '@/contract/product-page'
import PayConfirmPage from '@/pages/purchase/pay-confirm'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** A product whose insurer is asked before the payment: its refusal and its silence, on the page. */

const person = userEvent.setup()
const sold = { cityCode: '451000', productCode: 'LH47' }
const product = loadCatalogue().product(sold.cityCode, sold.productCode)
if (!product) throw new Error('No such product')

/** Confirms an order whose payment the gateway refuses in this way. */
const confirm = async (refused: { code: number; extra?: object }) => {
  const { orderId: proposalId, ...order } = aWholeOrder({ status: 'CONFIRMED', payOrderId: null })
  const { payment, underwriting } = product
  const proposal = {
    ...order,
    ...sold,
    payment,
    underwriting: { status: underwriting },
    proposalId,
  }
  const asked = answerWith({
    getProposal: () => ({ data: proposal }),
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: productPageText(product.page),
      },
    }),
    createPayOrder: () => refused,
  })
  window.history.replaceState({ idx: 0 }, '', '/pay-confirm-v3')
  page.params = { proposalId, ...sold }
  render(<PayConfirmPage />)
  await person.click(await screen.findByRole('checkbox'))
  await person.click(await screen.findByRole('button', { name: '确认并支付' }))
  return () => asked.filter(({ name }) => name === 'createPayOrder').length
}

beforeEach(() => {
  visits.length = 0
  forgetProductPages()
  useVisit.setState({ context: {} })
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(() => signOut())

test('each person who is refused stands there with the reason, and nothing is paid', async () => {
  const reasons = '张**：不符合承保条件\n李**：年龄超出范围'
  await confirm({ code: errorCodes.INSURER_REFUSES, extra: { codeMsg: reasons } })
  const told = await screen.findByRole('dialog', { name: '保险公司暂不能承保' })
  expect(told.textContent).toContain(`${reasons}\n还没有付款`)
  expect(visits).toEqual([])
})

test('a silent insurer is told, and the person may try again', async () => {
  const payCalls = await confirm({ code: errorCodes.INSURER_AWAY })
  await screen.findByRole('dialog', { name: /^保险公司系统暂无应答/ })
  await person.click(screen.getByRole('button', { name: '好的' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.click(await screen.findByRole('button', { name: '确认并支付' }))
  await waitFor(() => expect(payCalls()).toBe(2))
  expect(visits).toEqual([])
})
