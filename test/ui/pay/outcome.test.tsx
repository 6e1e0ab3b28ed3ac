import { cleanup, render, screen, within } from '@testing-library/react'
import type { PurchaseResult } from '@/contract/proposal'
import { forgetProductPages } from '@/stores/catalogue'
import { DeadEnd } from '@/subjects/dead-end/index'
import { Result } from '@/subjects/pay'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aBoughtPolicy, aResult } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

/** The result page shows the text of its own result, and no text of another result. */

const product = { cityCode: '310000', productCode: 'PP57' }
const { cityCode, productCode } = product
const stored = loadCatalogue().config('insure_product_page', `${cityCode}_${productCode}`)
const refund = {
  ...{ amountFen: 12_900, reason: '', requestedAt: '2026-11-21T01:20:00.000Z' },
  ...{ acceptedAt: null, refundedAt: null },
}
const refusal = {
  refusedAt: '2026-11-21T01:20:00.000Z',
  insurantNames: ['李**'],
  insurants: [],
  returnedAt: null,
}

const open = async (given: Partial<PurchaseResult>) => {
  forgetProductPages()
  const read = { configKey: '', _configKey: '', notFound: false, message: '' }
  answerWith({
    getResult: () => ({ data: aResult(given) }),
    readConfig: () => ({ data: { ...read, configJsonValue: '', ...stored } }),
  })
  render(<Result proposalId="O1" product={product} />)
  await screen.findByText('查看订单')
  return document.body.textContent ?? ''
}
const policy = (status: NonNullable<(typeof aBoughtPolicy)['status']>) => ({
  policies: [{ ...aBoughtPolicy, status }],
})

beforeEach(signIn)
afterEach(signOut)

/** The heading of each result. No other result may show it. */
const endings: [string, Partial<PurchaseResult>, string][] = [
  ['unpaid', { status: 'UNPAID' }, '尚未收到付款'],
  ['cancelled', { status: 'CANCELLED' }, '订单已关闭'],
  ['checked by the insurer', policy('PENDING'), '支付成功，核保中'],
  ['bought', policy('WAITING'), '投保成功'],
  ['in force', policy('EFFECTIVE'), '保障已生效'],
  ['over', policy('EXPIRED'), '保障已结束'],
  ['revoked', { status: 'REVOKED', ...policy('REVOKED') }, '订单已撤销'],
  ['refused', { status: 'REVOKED', ...policy('REVOKED'), refusal }, '核保未通过'],
  [
    'given back by the merchant',
    { status: 'REVOKED', ...policy('REVOKED'), givenBack: true },
    '商户已退款',
  ],
]
test.each(endings)('%s', async (_name, given, words) => {
  const said = await open(given)
  expect(said).toContain(words)
  for (const [, , other] of endings) if (other !== words) expect(said).not.toContain(other)
})

test('who was left out is named with the reason and the money, and not congratulated', async () => {
  const said = await open({
    ...policy('WAITING'),
    leftOut: [
      {
        ...{ insurantName: '王**', relationType: 'SELF', credentialTail: '0011' },
        ...{ premiumFen: 12_900, reason: '不符合承保条件' },
      },
    ],
    refunds: [{ ...refund, status: 'REQUESTED' }],
  })
  expect(said).toContain('部分被保人未能承保')
  expect(said).not.toContain('投保成功')
  const card = within(await screen.findByRole('region', { name: '未能承保' }))
  const row = card.getByRole('listitem').textContent
  expect(row).toContain('王** · 本人 · 证件尾号0011')
  expect(row).toContain('¥129.00')
  expect(row).toContain('不符合承保条件')
  card.getByText('款项正在原路退回，进度见订单。')
})

test('the day on which cover begins is known, and said', async () => {
  expect(await open(policy('WAITING'))).toContain('保障自2026-12-01零时起生效')
  cleanup()
  expect(await open(policy('EFFECTIVE'))).not.toContain('零时起生效')
})

test('/no-login tells nobody who is signed in that he is not', () => {
  render(<DeadEnd kind="noLogin" />)
  screen.getByRole('heading', { level: 2, name: '您已登录' })
  cleanup()
  signOut()
  render(<DeadEnd kind="noLogin" />)
  screen.getByRole('heading', { level: 2, name: '您还没有登录' })
})
