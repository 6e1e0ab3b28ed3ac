import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FamilyMember, HeldPolicy } from '@/contract/family-cover'
import ServiceTabsPage from '@/pages/service/tabs'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { answerWith } from '../support/answers'
import { signIn, signOut } from '../support/signed-in'
import { page, visits } from '../support/taro'

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
const open = (people: FamilyMember[], isWhole = true) => {
  answerWith({ getFamilyCover: () => ({ data: { people, isWhole } }) })
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
