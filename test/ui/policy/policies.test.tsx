import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PolicyDetailPage from '@/pages/account/policy-detail'
import PolicyListPage from '@/pages/account/policy-list'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { aPolicy, aWholePolicy } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

const person = userEvent.setup()
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')
const texts = (region: string) => screen.getByRole('region', { name: region }).textContent ?? ''

beforeEach(() => {
  visits.length = 0
  page.params = {}
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(signOut)

describe('the list of policies', () => {
  test('shows whom each covers until when, and leads to it', async () => {
    answerWith({ listPolicies: () => ({ data: { list: [aPolicy()], nextCursor: null } }) })
    render(<PolicyListPage />)
    const card = await screen.findByRole('link', { name: /沪惠保/ })
    for (const words of ['待生效', '李** · 配偶', 'PP572026000001', '2026-12-01 – 2027-11-30'])
      expect(card.textContent).toContain(words)
    await person.click(card)
    expect(lastVisit()).toMatch(/^\/policy-detail\?.*policyId=Y1/)
  })

  test('none: 未能找到对应保单, and a way to the product', async () => {
    answerWith({ listPolicies: () => ({ data: { list: [], nextCursor: null } }) })
    page.params = { cityCode: '310000', productCode: 'PP57' }
    render(<PolicyListPage />)
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('未能找到对应保单')
    await person.click(screen.getByRole('button', { name: '返回投保页' }))
    expect(lastVisit()).toBe('/insure?cityCode=310000&productCode=PP57')
  })

  test('API060 what was paid unheard is asked about, and the list read again', async () => {
    let issued = 0
    const asked = answerWith({
      pullPolicies: () => ({ data: { issued: (issued = 1) } }),
      listPolicies: () => ({ data: { list: issued ? [aPolicy()] : [], nextCursor: null } }),
    })
    render(<PolicyListPage />)
    await screen.findByRole('link', { name: /沪惠保/ })
    expect(asked.filter(({ name }) => name === 'pullPolicies')).toHaveLength(1)
  })

  test('a further page that is not reached leaves what is there', async () => {
    const next = { list: [aPolicy({ policyId: 'Y2', insurantName: '赵**' })], nextCursor: null }
    let reached = false
    answerWith({
      listPolicies: ({ cursor }) => {
        if (!cursor) return { data: { list: [aPolicy()], nextCursor: 'Y1' } }
        return reached ? { data: next } : 'unreachable'
      },
    })
    render(<PolicyListPage />)
    const more = await screen.findByRole('button', { name: '查看更多' })
    await person.click(more)
    await screen.findByText('抱歉，系统异常，请您稍后再试！')
    screen.getByRole('link', { name: /李\*\*/ })
    reached = true
    await person.click(more)
    await screen.findByRole('link', { name: /赵\*\*/ })
  })
})

describe('one policy', () => {
  beforeEach(() => {
    page.params = { policyId: 'Y1' }
  })

  test('shows people, period, waiting period, filed name and region', async () => {
    answerWith({ getPolicy: () => ({ data: aWholePolicy() }) })
    render(<PolicyDetailPage />)
    await screen.findByText('待生效')
    for (const words of [
      'PP57 2026 0000 01',
      '2026-12-01 – 2027-11-30等待期30天',
      '浦岸健康上海市城市定制型商业医疗保险（A款）',
      '适用地区上海市',
      '¥129.00',
      '出单时间2026-11-21 09:20',
    ])
      expect(texts('沪惠保')).toContain(words)
    expect(texts('被保人')).toContain('李**')
    expect(texts('被保人')).toContain('与投保人关系配偶')
    expect(texts('投保人')).toContain('王**')
  })

  test('its cover is a table', async () => {
    answerWith({ getPolicy: () => ({ data: aWholePolicy() }) })
    render(<PolicyDetailPage />)
    const table = await screen.findByRole('table', { name: '保障责任' })
    const [head, row] = within(table).getAllByRole('row')
    expect(head && within(head).getAllByRole('columnheader')).toHaveLength(2)
    expect(row && within(row).getByRole('rowheader').textContent).toBe('住院医疗免赔额：1.6万元')
    expect(row && within(row).getByRole('cell').textContent).toBe('230万元')
  })

  test('leads to its documents and its order', async () => {
    answerWith({ getPolicy: () => ({ data: aWholePolicy() }) })
    render(<PolicyDetailPage />)
    await person.click(await screen.findByRole('link', { name: '保险条款' }))
    expect(lastVisit()).toMatch(/^\/pdf-viewer\?.*url=\/documents\/PP57-clauses&title=保险条款/)
    await person.click(screen.getByRole('link', { name: '所属订单' }))
    expect(lastVisit()).toMatch(/^\/order-detail\?.*orderId=O1/)
  })

  test('what people open it for stands in one row on top', async () => {
    answerWith({
      getPolicy: () => ({ data: aWholePolicy() }),
      getRenewalSwitch: () => ({ code: 10001 }),
    })
    render(<PolicyDetailPage />)
    const row = await screen.findByRole('navigation', { name: '保单服务' })
    await person.click(within(row).getByRole('button', { name: '客服' }))
    expect(lastVisit()).toMatch(/^\/service-desk\?.*productCode=PP57.*orderId=O1/)
    within(row).getByRole('button', { name: '电子保单' })
    await person.click(within(row).getByRole('button', { name: '理赔' }))
    expect(lastVisit()).toMatch(/^\/tab\/claim-service\?.*productCode=PP57/)
    // Without auto-renewal, renewing is buying the product again.
    await person.click(within(row).getByRole('button', { name: '续保' }))
    await waitFor(() => expect(lastVisit()).toMatch(/^\/insure\?.*productCode=PP57/))
  })

  test.each([
    [
      'not yet to be renewed',
      { renewableFrom: '2999-11-01' },
      '保障2026-12-01至2027-11-30。2999-11-01起可以续保，新保障从原保障结束后开始。',
    ],
    [
      'renewed already',
      { continued: { policyId: 'Y2', effectiveOn: '2027-12-01', isChecked: true } },
      '已由下期保单接续 2027-12-01',
    ],
  ])('续保 on a policy that is %s says so', async (_how, given, text) => {
    answerWith({
      getPolicy: () => ({ data: aWholePolicy({ status: 'WAITING', ...given }) }),
      getRenewalSwitch: () => ({ code: 10001 }),
    })
    render(<PolicyDetailPage />)
    await person.click(await screen.findByRole('button', { name: '续保' }))
    const told = await screen.findByRole('dialog')
    within(told).getByText(text)
    expect(visits).toEqual([])
    await person.click(within(told).getByRole('button', { name: '好的' }))
  })

  test('a policy that is followed by the next one says so', async () => {
    const continued = { policyId: 'Y2', effectiveOn: '2027-12-01', isChecked: true }
    answerWith({ getPolicy: () => ({ data: aWholePolicy({ status: 'EFFECTIVE', continued }) }) })
    render(<PolicyDetailPage />)
    await screen.findByText('已由下期保单接续 2027-12-01')
  })

  test('a cover that begins at once has no waiting period to tell', async () => {
    answerWith({ getPolicy: () => ({ data: aWholePolicy({ waitingPeriodDays: 0 }) }) })
    render(<PolicyDetailPage />)
    await screen.findByText('待生效')
    expect(texts('沪惠保')).not.toContain('等待期')
  })

  const insured = (policyId: string, name: string, relationType: 'SELF' | 'SPOUSE') => ({
    ...{ policyId, policyNo: `N${policyId}`, relationType, comboTitle: '标准版' },
    ...{ status: 'WAITING' as const, premiumFen: 12_900 },
    ...{ effectiveOn: '2026-12-01', expireOn: '2027-11-30' },
    person: { ...aWholePolicy().insurant, name, relationType },
  })

  test('API097 names who else its order insures, and leads to their policies', async () => {
    const insuredList = [insured('Y1', '李**', 'SPOUSE'), insured('Y2', '王**', 'SELF')]
    answerWith({
      getPolicy: () => ({ data: aWholePolicy() }),
      getInsuredInfo: () => ({ data: { insuredList } }),
    })
    render(<PolicyDetailPage />)
    const link = await screen.findByRole('link', { name: /王\*\* · 本人/ })
    expect(texts('同一订单还保障了')).toContain('标准版 · 待生效')
    expect(texts('同一订单还保障了')).not.toContain('李**')
    await person.click(link)
    expect(lastVisit()).toMatch(/^\/policy-detail\?.*policyId=Y2/)
  })

  test('API099 what to know before a claim is put away once and for all', async () => {
    let seen = false
    const asked = answerWith({
      getPolicy: () => ({ data: aWholePolicy() }),
      getInsuredInfo: () => ({ data: { insuredList: [] } }),
      getClaimNotice: () => ({ data: { seen } }),
      keepClaimNotice: () => ({ data: { seen: (seen = true) } }),
    })
    const first = render(<PolicyDetailPage />)
    await screen.findByRole('region', { name: '理赔须知' })
    await person.click(screen.getByRole('button', { name: '我知道了' }))
    expect(screen.queryByRole('region', { name: '理赔须知' })).toBeNull()
    await waitFor(() => expect(seen).toBe(true))
    first.unmount()

    const before = asked.length
    render(<PolicyDetailPage />)
    const again = () => asked.slice(before).filter(({ name }) => name === 'getClaimNotice')
    await waitFor(() => expect(again()).toHaveLength(1))
    expect(screen.queryByRole('region', { name: '理赔须知' })).toBeNull()
  })

  test.each([
    ['Y404', 10001],
    ['?', 10000],
  ])('number %p (answered %p) is not there and leads back', async (policyId, code) => {
    page.params = { policyId }
    answerWith({ getPolicy: () => ({ code }) })
    render(<PolicyDetailPage />)
    await screen.findByRole('heading', { name: '未能找到对应保单' })
    await person.click(screen.getByRole('button', { name: '我的保单' }))
    expect(visits.at(-1)?.how).toBe('redirectTo')
    expect(lastVisit()).toMatch(/^\/policy-list/)
  })
})
