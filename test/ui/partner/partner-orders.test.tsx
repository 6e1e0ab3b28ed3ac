import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RevokeListPage from '@/pages/account/revoke-list'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { PartnerOfResult } from '@/subjects/pay/partner-of-result'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** RT081 RT096: the partner's name, only its orders, and the way back. */

const partner = (hasHome: boolean) => ({
  getConfig: ({ key }: { key: string }) => ({
    data: { configKey: key, configJsonValue: JSON.stringify({ name: '潍坊市总工会', hasHome }) },
  }),
})
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')

beforeEach(() => {
  visits.length = 0
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(() => {
  signOut()
  page.params = {}
})

test('the list of a partner asks for its orders alone and says so', async () => {
  page.params = { by: 'partner', entrySource: 'WEIFANG_LABORUNION' }
  useVisit.setState({ context: { entrySource: 'WEIFANG_LABORUNION' } })
  const asked = answerWith({
    ...partner(false),
    listPartnerPolicies: () => ({ data: { list: [], nextCursor: null } }),
  })
  render(<RevokeListPage />)
  await screen.findByRole('heading', { name: '通过潍坊市总工会投保的订单' })
  await screen.findByText('未能找到对应保单')
  const lists = asked.filter(({ name }) => name === 'listPartnerPolicies')
  expect(lists.map(({ data }) => data)).toEqual([{ entrySource: 'WEIFANG_LABORUNION' }])
  useVisit.setState({ context: {} })
})

test('the result names the partner and leads back to it, and to its orders', async () => {
  answerWith(partner(true))
  render(<PartnerOfResult source="WEIFANG_LABORUNION" />)
  await screen.findByRole('heading', { name: '您通过潍坊市总工会投保' })
  await userEvent.click(screen.getByRole('button', { name: '返回潍坊市总工会' }))
  expect(lastVisit()).toMatch(/^\/outer-transfer\?.*source=WEIFANG_LABORUNION.*target=home/)
  await userEvent.click(screen.getByRole('button', { name: '查看可以撤单的订单' }))
  expect(lastVisit()).toMatch(/^\/revoke-list-for-partner\?.*entrySource=WEIFANG_LABORUNION/)
})

test('no place to go back to: said so; nobody came by a partner: nothing is said', async () => {
  answerWith(partner(false))
  render(<PartnerOfResult source="JLB_WXAPP" />)
  await screen.findByText(/需要回到潍坊市总工会的/)
  const nobody = render(<PartnerOfResult source={undefined} />)
  await act(() => Promise.resolve())
  expect(nobody.container.textContent).toBe('')
})
