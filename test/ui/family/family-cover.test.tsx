import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ResponseOf } from '@/contract/call'
import type { FamilyMember, HeldPolicy } from '@/contract/family'
import type { getPoliciesRenewalSwitch } from '@/contract/renewal'
import { DAY_MS, dayOf } from '@/domain/time/day'
import ServiceTabsPage from '@/pages/account/service'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** /tab/policy-analysis: the cover of each person of the family, and the missing cover. */

const person = userEvent.setup()
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')

const policy = (given: Partial<HeldPolicy> = {}): HeldPolicy => ({
  policyId: 'Y1',
  cityCode: '310000',
  productCode: 'PP57',
  productName: '沪惠保',
  wording: {},
  status: 'EFFECTIVE',
  refusal: null,
  givenBack: false,
  effectiveOn: '2026-01-01',
  expireOn: '2026-12-31',
  premiumFen: 12_900,
  covers: [{ kind: 'selfPaid', name: '住院自费医疗费用', amount: '100万元' }],
  ...given,
})
const member = (given: Partial<FamilyMember> = {}): FamilyMember => ({
  insurantName: '王**',
  relationType: 'SELF',
  credentialTail: '0011',
  policies: [policy()],
  missing: ['accident'],
  additions: [
    {
      cityCode: '310000',
      productCode: 'PA01',
      productName: '意外保',
      fromFen: 2_900,
      adds: ['accident'],
    },
  ],
  ...given,
})
const inDays = (days: number) => dayOf(Date.now() + days * DAY_MS)
type Renewals = ResponseOf<typeof getPoliciesRenewalSwitch>['list']
const open = (people: FamilyMember[], isWhole = true, list: Renewals = []) => {
  answerWith({
    getFamilyCover: () => ({ data: { people, isWhole } }),
    getPoliciesRenewalSwitch: () => ({ data: { list } }),
  })
  render(<ServiceTabsPage />)
}
const card = (name: RegExp) => screen.findByRole('region', { name })

beforeEach(() => {
  visits.length = 0
  page.params = { tab: 'policy' }
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(signOut)

test('a card a person: relation, mask, last four, and what covers them until when', async () => {
  open([member(), member({ insurantName: '李**', relationType: 'SPOUSE', credentialTail: '0024' })])
  const mine = await card(/王\*\* · 本人 · 证件尾号0011/)
  for (const words of ['沪惠保', '保障中', '2026-01-01 至 2026-12-31', '住院自费医疗费用 100万元'])
    expect(mine.textContent).toContain(words)
  await card(/李\*\* · 配偶 · 证件尾号0024/)
  const glance = screen.getByRole('region', { name: '家庭保障' })
  expect(glance.textContent).toContain('2人（共2人）')
  expect(glance.textContent).toContain('¥258.00')
  await person.click(within(mine).getByRole('link', { name: /沪惠保/ }))
  expect(lastVisit()).toMatch(/^\/policy-detail\?.*policyId=Y1/)
})

test('what is missing is named, with the product that adds it', async () => {
  open([member()])
  const mine = await card(/王/)
  within(mine).getByText('尚缺：意外伤害')
  await person.click(within(mine).getByRole('link', { name: /意外保 ¥29\/年起.*可补充意外伤害/ }))
  expect(lastVisit()).toMatch(/^\/insure\?cityCode=310000&productCode=PA01/)
})

test('nothing missing, and nothing on sale that adds it, are both said', async () => {
  open([member({ missing: [], additions: [] }), member({ insurantName: '李**', additions: [] })])
  within(await card(/王/)).getByText('常见保障均已具备')
  within(await card(/李/)).getByText('这里暂时没有在售的产品可以补充')
})

test.each([
  ['EXPIRED', '已到期'],
  ['REVOKED', '已撤销'],
] as const)('%s covers nobody: the policy is folded away as %s', async (status, said) => {
  open([member({ policies: [policy({ status })] })])
  const mine = await card(/王/)
  within(mine).getByText('目前没有生效或待生效的保障')
  expect(within(mine).queryByText(said)).toBeNull()
  expect(screen.getByRole('region', { name: '家庭保障' }).textContent).toContain('0人（共1人）')
  await person.click(within(mine).getByRole('button', { name: '已结束的保单（1份）' }))
  within(mine).getByText(said)
  expect(within(mine).queryByText(/住院自费/)).toBeNull()
})

test('what is still checked promises nothing yet, what begins later is told so', async () => {
  open([
    member({
      policies: [policy({ status: 'PENDING' }), policy({ policyId: 'Y2', status: 'WAITING' })],
    }),
  ])
  const mine = await card(/王/)
  within(mine).getByText('核保中')
  within(mine).getByText('核保通过后保障至 2026-12-31')
  within(mine).getByText('待生效')
})

test('a family of one issued, one being issued and one not insured: each by itself', async () => {
  const soon = { effectiveOn: inDays(1), expireOn: inDays(20) }
  const of = (status: HeldPolicy['status'], given: Partial<HeldPolicy> = {}) =>
    policy({ ...soon, policyId: `Y-${status}`, status, ...given })
  open([
    member({ policies: [of('WAITING', { expireOn: inDays(25) })], missing: [], additions: [] }),
    member({ insurantName: '李**', policies: [of('ISSUING')], missing: [], additions: [] }),
    member({ insurantName: '赵**', policies: [of('NOT_ISSUED')] }),
  ])
  const glance = await card(/家庭保障/)
  for (const words of [
    ...['已投保的家人1人（共3人）', '出单中的家人1人，出单后计入', '未结束的保单1份'],
    ...['本期保费合计¥129.00', `最早到期${inDays(25)}`, '30天内到期1份'],
  ])
    expect(glance.textContent).toContain(words)
  within(await card(/王/)).getByText('常见保障均已具备')
  const issuing = await card(/李/)
  for (const words of ['出单中', `出单后保障至 ${inDays(20)}`, '出单后，常见保障均已具备'])
    within(issuing).getByText(words)
  expect(within(issuing).queryByText(/天到期/)).toBeNull()
  const refused = await card(/赵/)
  within(refused).getByText('目前没有生效或待生效的保障')
  await person.click(within(refused).getByRole('button', { name: '已结束或未承保（1项）' }))
  within(refused).getByText('未承保')
  expect(within(refused).queryByText(/ 至 /)).toBeNull()
})

test('nobody is insured: a way to a product; a family too large is told so', async () => {
  open([])
  await screen.findByText('您名下还没有保单')
  screen.getByRole('button', { name: '查看在售产品' })
})

test('200 policies of one person: the newest are there, the others when asked for', async () => {
  const many = Array.from({ length: 200 }, (_, at) => policy({ policyId: `Y${at}` }))
  open([member({ policies: many })], false)
  const mine = await card(/王/)
  expect(within(mine).getAllByText('沪惠保')).toHaveLength(5)
  await person.click(within(mine).getByText('查看其余195份保单'))
  expect(within(mine).getAllByText('沪惠保')).toHaveLength(200)
  screen.getByText(/按最近的200份汇总/)
})

const thisYear = () => new Date().toISOString()
const switchOf = (policyId: string, isOn: boolean): Renewals[number] => ({
  ...{ policyId, isOn, isOffered: true, productName: '', insurantName: '' },
})
const plot = () => screen.findByRole('table', { name: /^\d{4}年保费$/ })

test('what ends soon and what renews itself are told, and can be shown alone', async () => {
  const ending = policy({ productName: '快到期', expireOn: inDays(7) })
  const renewed = policy({ policyId: 'Y2', expireOn: inDays(300) })
  const over = policy({ policyId: 'Y3', productName: '旧保单', status: 'EXPIRED' })
  open([member({ policies: [ending, renewed, over] }), member({ insurantName: '李**' })], true, [
    switchOf('Y1', false),
    switchOf('Y2', true),
  ])
  const mine = await card(/王/)
  within(mine).getByText('还有7天到期')
  within(mine).getByText('未开通自动续保，到期后保障终止')
  within(mine).getByText('自动续保已开通')
  const glance = screen.getByRole('region', { name: '家庭保障' })
  expect(glance.textContent).toContain('30天内到期1份')
  expect(glance.textContent).toContain('已开通自动续保1份')

  await person.selectOptions(screen.getByRole('combobox', { name: '筛选保单' }), '30天内到期')
  expect(screen.getAllByRole('link', { name: /保障中/ })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: /李/ })).toBeNull()
  await person.selectOptions(screen.getByRole('combobox', { name: '筛选保单' }), '已结束')
  screen.getByRole('link', { name: /旧保单.*已到期/ })
  expect(screen.queryByRole('link', { name: /快到期/ })).toBeNull()
})

test('a renewed cover does not end, and the premium of the next year is another sum', async () => {
  const next = policy({
    policyId: 'Y2',
    status: 'WAITING',
    effectiveOn: inDays(21),
    expireOn: inDays(386),
    premiumFen: 13_900,
  })
  const now = policy({
    expireOn: inDays(20),
    continued: { policyId: 'Y2', effectiveOn: inDays(21), isChecked: true },
  })
  open([member({ policies: [next, now] })], true, [switchOf('Y2', false)])
  const mine = await card(/王/)
  within(mine).getByText(`已由下期保单接续 ${inDays(21)}`)
  expect(mine.textContent).not.toMatch(/天到期|到期后保障终止/)
  const glance = screen.getByRole('region', { name: '家庭保障' })
  expect(glance.textContent).toContain('本期保费合计¥129.00下期保费合计¥139.00')
  expect(glance.textContent).toContain(`最早到期${inDays(386)}`)
  expect(glance.textContent).not.toContain('30天内到期')
})

test.each([
  [
    { isChecked: false, effectiveOn: inDays(21) },
    `下期保单待保险公司确认，通过后${inDays(21)}起接续`,
  ],
  [{ isChecked: true, effectiveOn: inDays(50) }, `下期保单${inDays(50)}起生效`],
])('a next policy %j that may not follow at once leaves the end as it is', async (then, text) => {
  const now = policy({ expireOn: inDays(20), continued: { policyId: 'Y2', ...then } })
  open([member({ policies: [now] })])
  const mine = await card(/王/)
  within(mine).getByText('还有20天到期')
  within(mine).getByText(text)
})

test('by product: everybody whom a product covers, and its orders', async () => {
  const other = policy({ policyId: 'Y2', productCode: 'PA01', productName: '意外保' })
  const second = policy({ policyId: 'Y3' })
  open([
    member({ policies: [policy(), other] }),
    member({ insurantName: '李**', policies: [second] }),
  ])
  await person.click(await screen.findByRole('radio', { name: '按产品' }))
  // Codes give the order, so that a new purchase moves no card.
  const names = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(names.indexOf('意外保')).toBeLessThan(names.indexOf('沪惠保'))
  const product = await card(/^沪惠保$/)
  expect(within(product).getAllByText(/证件尾号0011/)).toHaveLength(2)
  await person.click(within(product).getByRole('link', { name: '该产品的订单' }))
  expect(lastVisit()).toMatch(/^\/hujiabao\/order-center|^\/order-center\?.*productCode=PP57/)
})

test('premiums of this year: bought now, not revoked; each row and the total agree', async () => {
  const issuedAt = thisYear()
  open([
    member({
      policies: [
        policy({ issuedAt }),
        policy({ policyId: 'Y2', issuedAt, status: 'REVOKED' }),
        policy({ policyId: 'Y3', issuedAt: '2024-12-31T15:59:59.000Z' }),
      ],
    }),
    member({
      insurantName: '李**',
      policies: [policy({ policyId: 'Y4', issuedAt, premiumFen: 6_900 })],
    }),
    member({
      insurantName: '赵**',
      policies: [policy({ policyId: 'Y5', issuedAt, status: 'REVOKED' })],
    }),
  ])
  const rows = within(await plot()).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    '家人保费',
    '王** · 本人 · 证件尾号0011¥129.00',
    '李** · 本人 · 证件尾号0011¥69.00',
    '合计¥198.00',
  ])
})

test('200 people: the first cards and bars, and all of the money', async () => {
  const people = Array.from({ length: 200 }, (_, at) =>
    member({
      insurantName: `王${at}`,
      policies: [policy({ policyId: `Y${at}`, issuedAt: thisYear() })],
    }),
  )
  open(people)
  expect(within(await plot()).getAllByRole('row')).toHaveLength(1 + 12 + 1)
  within(await plot()).getByText('其余189项')
  within(await plot()).getByText('¥25800.00')
  expect(screen.getAllByRole('region', { name: /^王\d/ })).toHaveLength(20)
  await person.click(screen.getByRole('button', { name: '查看其余180项' }))
  expect(screen.getAllByRole('region', { name: /^王\d/ })).toHaveLength(200)
})
