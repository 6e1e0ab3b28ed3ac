import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import OrderDetailPage from '@/pages/account/order-detail'
import RenewalContractPage from '@/pages/account/renewal-contract'
import RevokeListPage from '@/pages/account/revoke-list'
import InsurePage from '@/pages/insure'
import ApplyPage from '@/pages/purchase/apply'
import HealthConfirmPage from '@/pages/purchase/health-confirm'
import LoginPage from '@/pages/purchase/login'
import PayConfirmPage from '@/pages/purchase/pay-confirm'
import PaymentPage from '@/pages/purchase/payment'
import ResultPage from '@/pages/purchase/result'
import { forgetProductPages } from '@/stores/catalogue'
import { addInsurant, newInsurant, resetPurchase } from '@/stores/purchase'
import { heardGateway, NOW, shanghai } from '../../support/ui/gateway'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'
import { committed, readAloud } from './read-aloud'

/**
 * What a blind person hears on the way through a purchase, a refund and a renewal: each page read
 * from its beginning to its end by a virtual screen reader. Reviewers read the transcripts beside
 * this file; HEARD=write writes them anew.
 */

jest.useFakeTimers({ now: NOW })

const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }))

let told: string[] = []
/** Reads the page aloud under this title. */
const hear = async (title: string): Promise<void> => {
  told.push(`## ${title}`, '', ...(await readAloud()), '')
}
const open = (Page: ComponentType, path: string, params: Record<string, string> = {}): void => {
  cleanup()
  window.history.replaceState({ idx: 0 }, '', path)
  page.params = { ...shanghai, ...params }
  render(<Page />)
}
const isCommitted = (name: string, title: string): void => {
  const heard = [`# ${title}`, '', ...told].join('\n')
  expect(heard).toBe(committed(name, heard))
}

beforeEach(() => {
  told = []
  visit('browser')
  forgetProductPages()
  resetPurchase()
  heardGateway()
  signIn()
})
afterEach(signOut)

test('a purchase as it is heard', async () => {
  signOut()
  open(InsurePage, '/insure')
  await screen.findByRole('button', { name: '立即投保' })
  await hear('产品页')
  open(LoginPage, '/login')
  await screen.findByRole('button', { name: '登录' })
  await hear('登录')
  await press('登录')
  await hear('登录：什么都没有填就按“登录”')
  signIn()
  open(ApplyPage, '/insure-apply')
  await screen.findByRole('button', { name: '下一步' })
  await hear('填写投保信息')
  await press('下一步')
  await screen.findAllByRole('alert')
  await hear('填写投保信息：什么都没有填就按“下一步”')
  act(() => addInsurant(newInsurant('SELF')))
  open(HealthConfirmPage, '/health-confirm-v3')
  await screen.findByRole('button', { name: '均不存在，继续投保' })
  await hear('健康告知')
  await press('均不存在，继续投保')
  await screen.findByRole('dialog')
  await hear('重要告知')
  open(PayConfirmPage, '/pay-confirm-v3', { proposalId: 'O1' })
  await screen.findByRole('button', { name: '确认并支付' })
  await hear('确认订单')
  open(PaymentPage, '/payment', { payOrderId: 'P1' })
  await screen.findByRole('button', { name: '立即支付' })
  await hear('收银台')
  open(ResultPage, '/insure-result', { proposalId: 'O1' })
  await screen.findByRole('heading', { name: '投保成功' })
  await hear('投保结果')
  isCommitted('purchase', '投保，从产品页到结果')
})

test('a refund as it is heard', async () => {
  heardGateway({ isPaid: true })
  open(OrderDetailPage, '/order-detail', { orderId: 'O1' })
  await screen.findByText('已支付')
  await hear('订单详情')
  open(RevokeListPage, '/revoke-list-common')
  await screen.findByRole('heading', { name: '沪惠保' })
  await hear('撤单')
  await press(/撤单/)
  await screen.findByRole('dialog')
  await hear('撤单：退多少钱')
  await person.click(screen.getAllByRole('button').at(-1) as HTMLElement)
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('258'))
  await hear('撤单：已申请')
  await press('查看退款进度')
  isCommitted('refund', '撤单退款')
})

test('a renewal as it is heard', async () => {
  open(RenewalContractPage, '/renewal-contract', { policyId: 'Y1' })
  await screen.findByRole('button', { name: '同意并去微信签约' })
  await hear('自动续保')
  await press('同意并去微信签约')
  await screen.findAllByRole('alert')
  await hear('自动续保：没有勾选就按“同意并去微信签约”')
  isCommitted('renewal', '开通自动续保')
})
