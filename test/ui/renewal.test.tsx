import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RenewalContractPage from '@/pages/account/renewal-contract'
import { useVisit } from '@/stores/visit'
import { answerWith } from '../support/answers'
import { aRenewablePolicy, aRenewalSwitch } from '../support/records'
import { signIn, signOut } from '../support/signed-in'
import { page, visits } from '../support/taro'

/** The page of auto-renewal, and the choice of the policy before signing. */

const person = userEvent.setup()
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')
const sign = () => screen.queryByRole('button', { name: '同意并去微信签约' })

const shanghai = { cityCode: '310000', productCode: 'PP57' }
const dongguan = { cityCode: '441900', productCode: 'PH38' }

const statement = { title: '自动续保', version: '1', content: ['文'], textHash: '0'.repeat(64) }

/** A gateway whose person holds these policies. */
const holding = (...list: ReturnType<typeof aRenewablePolicy>[]) =>
  answerWith({
    getPoliciesRenewalSwitch: ({ cityCode, productCode }) => ({
      data: {
        list: list
          .filter((one) => !cityCode || one.cityCode === cityCode)
          .filter((one) => !productCode || one.productCode === productCode),
      },
    }),
    getRenewalSwitch: ({ policyId }) => ({ data: aRenewalSwitch({ policyId }) }),
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: JSON.stringify(statement),
      },
    }),
  })

beforeEach(() => {
  visits.length = 0
  page.params = {}
  useVisit.setState({ context: {} })
  signIn()
})
afterEach(signOut)

test('RT105 the product of the address is signed for, never a newer policy of another city', async () => {
  const newer = aRenewablePolicy({ policyId: 'Y9', orderId: 'O9', ...dongguan })
  const asked = holding(newer, aRenewablePolicy({ policyId: 'Y1', ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByRole('heading', { name: '沪惠保' })
  expect(asked.filter(({ name }) => name === 'getRenewalSwitch')).toMatchObject([
    { data: { policyId: 'Y1' } },
  ])
  const texts = document.body.textContent ?? ''
  for (const words of ['标准版', '2026-12-01 –', '2027-11-30', '129.00', '扣费日2027-11-20'])
    expect(texts).toContain(words)
  screen.getByRole('checkbox', { name: '李** · 母亲 · 证件尾号602X' })
})

test('RT105 nothing of the address fits: it is said, and nothing can be signed', async () => {
  holding(aRenewablePolicy({ ...dongguan }))
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByRole('heading', { name: '您没有这个产品可以开通自动续保的保单' })
  expect(sign()).toBeNull()
  await person.click(screen.getByRole('button', { name: '查看我的保单' }))
  expect(lastVisit()).toMatch(/^\/policy-list/)
})

test('an agreement that is not ticked is said at its tick, which has the focus', async () => {
  holding(aRenewablePolicy({ ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  const people = await screen.findAllByRole('checkbox', { name: /证件尾号/ })
  for (const one of people) if (!(one as HTMLInputElement).checked) await person.click(one)
  await screen.findByText('文')
  await person.click(sign() as HTMLElement)
  expect(screen.getByRole('alert').textContent).toBe('请先阅读并勾选同意')
  const tick = screen.getByRole('checkbox', { name: /我已/ })
  expect(document.activeElement).toBe(tick)
  await person.click(tick)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('RT086 of several orders the person chooses one, each named', async () => {
  const other = aRenewablePolicy({ policyId: 'Y9', orderId: 'O9', ...shanghai })
  const sameOrder = aRenewablePolicy({ policyId: 'Y2', ...shanghai })
  holding(other, sameOrder, aRenewablePolicy({ policyId: 'Y1', ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByText('您有多份保单，请选择要为哪一份开通自动续保')
  expect(sign()).toBeNull()
  const rows = screen.getAllByRole('link', { name: /沪惠保/ })
  expect(rows).toHaveLength(2)
  expect(rows[0]?.textContent).toContain('李** · 母亲 · 证件尾号602X2026-12-01 – 2027-11-30')
  await person.click(rows[0] as HTMLElement)
  expect(lastVisit()).toMatch(/^\/renewal-contract\?.*policyId=Y9/)
})
