import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OpenBusiness } from '@/contract/account'
import type { OwnData } from '@/contract/privacy'
import CloseAccountPage from '@/pages/account/close-account'
import OwnDataPage from '@/pages/account/own-data'
import { answerWith } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** What is kept about an account, to be read, taken away and deleted. */

const at = '2026-11-21T00:20:00.000+08:00'
const kept: OwnData = {
  exportedAt: at,
  account: { userId: 'U1', createdAt: at, name: '王**', credentialNo: null, phoneNumber: null },
  orders: [
    {
      ...{ orderId: 'O1', productName: '申城安心保', status: 'PAID', totalFen: 12900 },
      createdAt: at,
      givenTo: '甲财产保险股份有限公司',
      applicant: { name: '王**', credentialNo: '110***018', mobile: '*******8000' },
      insurants: [
        { relationType: 'SPOUSE', premiumFen: 12900, name: '李**', credentialNo: '110***02X' },
      ],
      policies: [
        { policyNo: 'PA1', status: 'WAITING', effectiveOn: '2026-12-01', expireOn: '2027-11-30' },
      ],
      payments: [
        { amountFen: 12900, at },
        { amountFen: -12900, at },
      ],
    },
  ],
  ...{ renewals: [], rewards: [], withdrawals: [], confirmations: [] },
  ...{ delegations: [], authorizations: [] },
  ...{ contacts: [], appointments: [], reminders: [], subscriptions: [] },
  staffActs: [
    { act: 'reveal', at, by: '客服小林', field: 'CREDENTIAL_NO', reason: '核对身份' },
    ...(['readOrder', 'readPerson'] as const).map((act) => ({
      act,
      at,
      by: '客服小林',
      reason: null,
    })),
    { act: 'somethingNew', at, reason: null },
  ],
  signIns: Array.from({ length: 31 }, () => ({
    ...{ kind: 'SIGN_IN', at, network: '203.0.113.0/24', device: 'IOS' },
  })),
}
const person = userEvent.setup()

beforeEach(() => {
  visit('browser')
  signIn()
  page.params = {}
  visits.length = 0
})
afterEach(signOut)

const open = async () => {
  answerWith({ exportData: () => ({ data: { exportedAt: at, json: JSON.stringify(kept) } }) })
  render(<OwnDataPage />)
  return screen.findByRole('region', { name: '订单和保单' })
}

test('the copy is read in words, with times of Shanghai', async () => {
  const orders = await open()
  for (const text of [
    '已支付',
    '甲财产保险股份有限公司',
    '2026-11-21 00:20',
    '配偶 · 李** · 110***02X · ¥129.00',
    'PA1 · 待生效 · 2026-12-01 – 2027-11-30',
    '¥129.00 · 2026-11-21 00:20',
  ])
    expect(orders.textContent).toContain(text)
  expect(orders.textContent).toMatch(/付款.*退款/)
  within(screen.getByRole('region', { name: '账号' })).getAllByText('未填写')
  const seen = screen.getByRole('region', { name: '谁看过我的信息' })
  for (const text of ['查看完整的证件号码', '客服小林', '核对身份', '其他处理'])
    expect(seen.textContent).toContain(text)
  within(seen).getByText('查看订单和记录')
  const events = screen.getByRole('region', { name: '账号活动' })
  expect(within(events).getAllByText('iPhone 或 iPad')).toHaveLength(30)
  within(events).getByText('仅显示最近30条，全部31条见文件。')
  expect(screen.getByRole('region', { name: '没有记录' }).textContent).toContain('投保预约')
})

test('a browser saves the file, and other hosts copy it', async () => {
  const made: Blob[] = []
  URL.createObjectURL = (given) => `blob:${made.push(given as Blob)}`
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await person.click(screen.getByRole('button', { name: '保存为文件' }))
  await screen.findByText('文件已保存到下载目录')
  const [link] = click.mock.contexts
  expect(link).toMatchObject({ download: 'huimin-2026-11-21.json' })
  expect(made[0]?.size).toBe(new Blob([JSON.stringify(kept)]).size)

  visit('official-account')
  await person.click(screen.getByRole('button', { name: '保存为文件' }))
  await screen.findByText('已复制，可粘贴到备忘录或文件中保存')
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(kept)
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
})

const closing = async (open: Partial<OpenBusiness>) => {
  const business: OpenBusiness = {
    ...{ openPayOrders: 0, openRefunds: 0, openWithdrawals: 0, unpaidOrders: 0 },
    ...{ activePolicies: 0, openRenewals: 0, forfeitFen: 0, ...open },
  }
  answerWith({ getOpenBusiness: () => ({ data: business }) })
  render(<CloseAccountPage />)
  return (await screen.findByRole('region', { name: '注销后' })).textContent ?? ''
}

test('money on its way comes first, each with its page', async () => {
  await closing({ openRefunds: 2, openPayOrders: 1 })
  const first = screen.getByRole('region', { name: '注销前请先处理' })
  within(first).getByRole('link', { name: '支付尚未结束的订单1笔' })
  await person.click(within(first).getByRole('link', { name: '正在退款2笔' }))
  expect(visits.at(-1)?.url).toMatch(/^\/order-center\?/)
  expect(within(first).queryByText(/正在提现/)).toBeNull()
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull()
})

test('what ends with the account is told before it is deleted', async () => {
  const told = await closing({
    ...{ activePolicies: 3, openRenewals: 1, unpaidOrders: 2, forfeitFen: 1880 },
  })
  for (const text of ['保单3份继续有效', '自动续保1项将关闭', '未付款的订单2笔', '奖励¥18.8'])
    expect(told).toContain(text)
  screen.getByRole('link', { name: '先导出我的数据' })
  screen.getByRole('button', { name: '注销账号' })
})
