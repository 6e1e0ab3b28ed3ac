import { render, screen } from '@testing-library/react'
import { productPageText, type ProductPage } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import { forgetProductPages } from '@/stores/catalogue'
import { addInsurant, beginPurchase, newInsurant, resetPurchase } from '@/stores/purchase'
import { HealthConfirm } from '@/subjects/health'
import { PayConfirm, Result } from '@/subjects/pay'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aBoughtPolicy, aResult, aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

const product = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().page(product.cityCode, product.productCode)
if (!stored) throw new Error('No such product')
const page: ProductPage = stored

const proposal = (): ProposalDetail => {
  const { orderId, ...order } = aWholeOrder({ status: 'DRAFT', payOrderId: null })
  const type = { type: 'WC_PAY', buttonTxt: '微信支付', icon: '', paymentStatus: 'normal' } as const
  return {
    ...order,
    proposalId: orderId,
    payment: { selectable: true, doNotAutoSelect: false, types: [type] },
    underwriting: { status: 'DONE' },
  }
}

/** A gateway with a changed product page. */
const answer = (change: Partial<ProductPage>) => {
  forgetProductPages()
  answerWith({
    getProposal: () => ({ data: proposal() }),
    getResult: () => ({ data: aResult({ policies: [aBoughtPolicy] }) }),
    readConfig: () => ({
      data: {
        configKey: '',
        _configKey: '',
        configJsonValue: productPageText({ ...page, ...change }),
        notFound: false,
        message: '',
      },
    }),
  })
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(signIn)
afterEach(() => {
  signOut()
  resetPurchase()
})

describe('another list of sections is another page', () => {
  test('of confirming and paying', async () => {
    answer({})
    const usual = render(<PayConfirm proposalId="O1" />)
    await screen.findByRole('button', { name: '确认并支付' })
    expect(headings()).toEqual(['被保人', '沪惠保', '支付方式'])
    // Each person's line shows the plan.
    expect(screen.getAllByText('标准版 不分年龄')).toHaveLength(2)
    usual.unmount()

    answer({ payConfirm: { ...page.payConfirm, sections: ['terms', 'payTypes', 'overview'] } })
    render(<PayConfirm proposalId="O1" />)
    await screen.findByRole('button', { name: '确认并支付' })
    expect(headings()).toEqual(['支付方式', '沪惠保'])
  })

  test('of the result', async () => {
    answer({})
    const usual = render(<Result proposalId="O1" product={product} />)
    await screen.findByText('沪惠保')
    const all = headings()
    expect(all).toContain('我的保单')
    usual.unmount()

    answer({ result: { ...page.result, sections: ['nextSteps', 'facts'] } })
    render(<Result proposalId="O1" product={product} />)
    await screen.findByText('沪惠保')
    // What follows a purchase of any product stays below.
    expect(headings().slice(-3)).toEqual(['接下来', '沪惠保', '投保后建议您'])
    expect(all.indexOf('接下来')).toBeGreaterThan(all.indexOf('沪惠保'))
    expect(headings()).not.toContain('我的保单')
  })

  test('of the health notice', async () => {
    beginPurchase('310000_PP57')
    addInsurant(newInsurant('SELF'))
    answer({})
    const usual = render(<HealthConfirm product={product} />)
    await screen.findByText(page.health.intro)
    usual.unmount()

    answer({ health: { ...page.health, sections: ['items'] } })
    render(<HealthConfirm product={product} />)
    await screen.findByText(page.health.items[0] ?? '')
    expect(screen.queryByText(page.health.intro)).toBeNull()
  })
})
