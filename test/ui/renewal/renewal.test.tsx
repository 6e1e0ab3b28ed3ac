import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RenewalSwitch } from '@/contract/renewal'
import RenewalContractPage from '@/pages/account/renewal-contract'
import { useVisit } from '@/stores/visit'
import { aRenewablePolicy, aRenewalSwitch } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** The page of auto-renewal, and the choice of the policy before signing. */

const person = userEvent.setup()
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')
const sign = () => screen.queryByRole('button', { name: '同意并去微信签约' })

const shanghai = { cityCode: '310000', productCode: 'PP57' }
const dongguan = { cityCode: '441900', productCode: 'PH38' }

const statement = { title: '自动续保', version: '1', content: ['文'], textHash: '0'.repeat(64) }

/** A gateway whose person holds these policies. */
const holding = (...list: ReturnType<typeof aRenewablePolicy>[]) => holdingAs({}, ...list)

const holdingAs = (given: Partial<RenewalSwitch>, ...list: ReturnType<typeof aRenewablePolicy>[]) =>
  answerWith({
    getPoliciesRenewalSwitch: ({ cityCode, productCode }) => ({
      data: {
        list: list
          .filter((one) => !cityCode || one.cityCode === cityCode)
          .filter((one) => !productCode || one.productCode === productCode),
      },
    }),
    getRenewalSwitch: ({ policyId }) => ({ data: aRenewalSwitch({ policyId, ...given }) }),
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
  expect(screen.getByRole('alert').textContent).toBe('请阅读并同意相关条款')
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

const mother = { insurantName: '李**', relationType: 'PARENTS', credentialTail: '602X' } as const
const next = { ...mother, effectiveOn: '2027-12-01' }

test('who is insured for the next year already is named where nothing can be signed', async () => {
  holdingAs(
    { obstacle: 'NOT_ELIGIBLE', family: [], continued: [next] },
    aRenewablePolicy({ policyId: 'Y1', ...shanghai }),
  )
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByText(/^李\*\* .*602X 已由下期保单接续 2027-12-01$/)
  expect(screen.queryByText(/不符合下一年度/)).toBeNull()
})

test('and below the others, who can be renewed', async () => {
  holdingAs({ continued: [next] }, aRenewablePolicy({ policyId: 'Y1', ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByText(/^李\*\* .*602X 已由下期保单接续 2027-12-01$/)
})

const becomes = {
  ...shanghai,
  productName: '沪惠保',
  effectiveOn: '2027-12-01',
  expireOn: '2028-11-30',
  changes: [],
  documents: [{ title: '保险条款', type: 'doc' as const, url: '/documents/PP57-clauses' }],
}
const other = {
  ...becomes,
  productCode: 'PP58',
  productName: '沪惠保2028',
  changes: [{ name: '住院自费', before: '100万元', after: '80万元' }],
}
const card = () => screen.getByText('续保后的保障').closest('.hm-card')?.textContent

test('A2 the page names the product that is renewed, and that nothing changes', async () => {
  holdingAs({ becomes }, aRenewablePolicy({ ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByText('续保后的保障')
  expect(card()).toContain('续保产品沪惠保保障期间2027-12-01 – 2028-11-30')
  expect(card()).toContain('产品和保障内容不变')
})

test('RT105 the clauses are one tap away from the tick that agrees to them, and are sent with it', async () => {
  const asked = holdingAs({ becomes }, aRenewablePolicy({ ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  const link = await screen.findByRole('link', { name: '《保险条款》' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'url=/documents/PP57-clauses',
  )
  await screen.findByText('文')
  await person.click(screen.getByRole('checkbox', { name: '我已阅读并同意自动续保服务说明及' }))
  await person.click(sign() as HTMLElement)
  expect(asked.find(({ name }) => name.endsWith('turnOnAutoRenewalToc'))?.data).toMatchObject({
    documents: ['/documents/PP57-clauses'],
  })
})

test('A2 another product: what changes is said, and the tick names it', async () => {
  const [one] = aRenewalSwitch().family
  if (!one) throw new Error('Nobody is insured')
  const asked = holdingAs(
    {
      becomes: other,
      mustAgreeAgain: true,
      family: [{ ...one, premiumFen: 14_900, currentFen: 12_900 }],
    },
    aRenewablePolicy({ ...shanghai }),
  )
  page.params = shanghai
  render(<RenewalContractPage />)
  await screen.findByText('续保后产品将由“沪惠保”变为“沪惠保2028”，请看清下列变化再决定。')
  const texts = card()
  for (const words of [
    '未经您重新同意，我们不会扣费',
    '现在：¥129.00续保后：¥149.00',
    '住院自费现在：100万元续保后：80万元',
  ])
    expect(texts).toContain(words)
  await screen.findByText('文')
  await person.click(screen.getByRole('checkbox', { name: /同意续保为“沪惠保2028”/ }))
  await person.click(sign() as HTMLElement)
  expect(asked.find(({ name }) => name.endsWith('turnOnAutoRenewalToc'))?.data).toMatchObject({
    productCode: 'PP58',
    expectedFen: 14_900,
  })
})

test('A2 too late to sign for another product: it is shown, with a way to its page', async () => {
  holdingAs({ becomes: other, obstacle: 'TOO_LATE' }, aRenewablePolicy({ ...shanghai }))
  page.params = shanghai
  render(<RenewalContractPage />)
  await person.click(await screen.findByRole('button', { name: '了解“沪惠保2028”' }))
  expect(sign()).toBeNull()
  expect(lastVisit()).toMatch(/^\/insure\?cityCode=310000&productCode=PP58/)
})
