import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Delegation, OpenedDelegation } from '@/contract/delegation'
import DelegatedFormPage from '@/pages/purchase/delegated-form'
import { forgetProductPages } from '@/stores/catalogue'
import { resetPurchase } from '@/stores/purchase'
import { AskChild, Landing } from '@/subjects/delegation'
import { whoOf } from '@/subjects/delegation/flow/delegation'
import { OpenPayment } from '@/subjects/pay/open-payment'
import { currentToast } from '@/ui/toast/service'
import { heardGateway, NOW, shanghai } from '../../support/ui/gateway'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { changePage, page, visits } from '../../support/ui/taro'

/** 请子女代办 on both phones, each of which follows the other, and a link by which somebody pays. */

jest.useFakeTimers({ now: NOW })

const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const settle = (ms = 50) => act(async () => jest.advanceTimersByTimeAsync(ms))
const later = new Date(NOW + 3_600_000).toISOString()
const text = { key: 'document:delegation', version: '1', textHash: 'a'.repeat(64) }

const asked: OpenedDelegation = {
  ...{ ...shanghai, productName: '沪惠保', wording: {} },
  ...{ applicantName: '王**', applicantPhone: '*******8000', needsApplicant: false },
  ...{ state: 'FILLING', expireAt: later, filledAt: null },
  ...{ isApplicant: false, isDelegate: true, form: null },
  family: {
    ...{ insurantDisables: [], leftInsurantNum: 8, maxInsurantNum: 8, orderInsurantMaxNum: 8 },
    insurantMaxNum: { SELF: 1, SPOUSE: 1, FATHER_PARENTS: 1 },
  },
}

beforeEach(() => {
  visit('browser')
  visits.length = 0
  forgetProductPages()
  resetPurchase()
  signIn()
})
afterEach(() => {
  cleanup()
  signOut()
})

test.each([
  [{ applicantName: '王**', applicantPhone: '138****8000' }, '王**（手机号 138****8000）'],
  [{ applicantName: '王**', applicantPhone: null }, '王**'],
  [{ applicantName: null, applicantPhone: '138****8000' }, '手机号 138****8000 的家人'],
  [{ applicantName: null, applicantPhone: null }, '您的家人'],
])('the child sees of the parent what is known: %o', (known, words) => {
  expect(whoOf(known)).toBe(words)
})

describe('the form of the child', () => {
  const open = async (delegation: Partial<OpenedDelegation> = {}) => {
    let now: OpenedDelegation | null = { ...asked, ...delegation }
    heardGateway({
      other: {
        getDelegation: () => ({ data: { delegation: now, text } }),
        saveDelegatedForm: () => ({ data: { form: { applicant: {}, insurants: [] } } }),
      },
    })
    changePage()
    page.params = { ...shanghai, token: 'T'.repeat(30) }
    render(<DelegatedFormPage />)
    await settle(200)
    return (next: OpenedDelegation | null) => (now = next)
  }

  test('says whose 父亲 is meant, by the name that is known', async () => {
    await open()
    screen.getByText(/不是对您说的。给王\*\*自己投保，请选“王\*\*本人”。$/)
    await person.click(screen.getByRole('button', { name: '添加王**的父亲' }))
    screen.getByRole('group', { name: '第1位被保人 · 王**的父亲' })
    screen.getByRole('button', { name: '添加王**本人' })
    expect(screen.queryByRole('button', { name: '添加父亲' })).toBeNull()
  })

  test('says so before a name is known, and by the name as it is typed', async () => {
    await open({ applicantName: null, needsApplicant: true })
    screen.getByRole('button', { name: '添加投保人的父亲' })
    await person.type(screen.getByLabelText('姓名'), '王建国')
    screen.getByRole('button', { name: '添加王建国的父亲' })
  })

  test('leaves when the link is withdrawn on the other phone', async () => {
    const change = await open()
    change(null)
    await settle(2000)
    expect(currentToast()?.text).toBe('家人收回了链接，或者链接已到期')
    expect(visits.at(-1)?.url).toMatch(/delegation-landing|landing/)
  })
})

test('the page of the child says when the family has taken the form over', async () => {
  let state: OpenedDelegation['state'] = 'FILLED'
  heardGateway({
    other: { getDelegation: () => ({ data: { delegation: { ...asked, state }, text } }) },
  })
  render(<Landing token={'T'.repeat(30)} />)
  await settle()
  screen.getByText(/^家人还没有查看/)
  state = 'TAKEN'
  await settle(2000)
  screen.getByRole('heading', { name: '家人已收到' })
})

test('the page of the parent says how far the child is; the link is made once', async () => {
  const open = { delegationId: 'D1', ...shanghai, productName: '沪惠保', createdAt: later }
  let child: Pick<Delegation, 'state' | 'delegatePhone' | 'named'> = {
    state: 'OPEN',
    delegatePhone: null,
    named: 0,
  }
  const calls = heardGateway({
    other: {
      listDelegations: () => ({
        data: { list: [{ ...open, expireAt: later, filledAt: null, ...child }], text },
      }),
      makeDelegation: () => ({
        data: {
          ...{ delegationId: 'D1', url: 'https://a.example/x', image: 'data:image/gif;base64,' },
          ...{ token: 'T'.repeat(30), expireAt: later, state: 'OPEN' },
        },
      }),
    },
  })
  render(<AskChild product={shanghai} />)
  await settle()
  screen.getByRole('heading', { name: '等待子女打开' })
  child = { state: 'FILLING', delegatePhone: '*******9011', named: 2 }
  await settle(2000)
  screen.getByText(/^手机号 \*{7}9011 的子女已打开链接/)
  screen.getByText('已填好2位被保人')
  child = { state: 'FILLED', delegatePhone: '*******9011', named: 2 }
  await settle(4000)
  screen.getByRole('button', { name: '查看并核对' })
  expect(calls.filter(({ name }) => name === 'makeDelegation')).toHaveLength(1)
  const listed = () => calls.filter(({ name }) => name === 'listDelegations').length
  const before = listed()
  await settle(60_000)
  expect(listed()).toBe(before)
})

test('a hidden page asks nothing; it asks at once when it is shown again', async () => {
  const calls = heardGateway({
    other: { getDelegation: () => ({ data: { delegation: asked, text } }) },
  })
  render(<Landing token={'T'.repeat(30)} />)
  await settle()
  act(() => page.hide())
  const before = calls.length
  await settle(60_000)
  expect(calls).toHaveLength(before)
  act(() => page.show())
  await settle()
  expect(calls).toHaveLength(before + 1)
})

test('a link to pay names product, insurer, for whom and the amount', async () => {
  const about = {
    ...{ productName: '沪惠保', companyName: '浦岸健康保险', wording: {}, totalFen: 25_800 },
    ...{ applicantName: '王**', insurantNames: ['王**', '李**'] },
  }
  heardGateway({
    other: {
      createOpenPayOrder: () => ({
        data: {
          ...{ payOrderId: 'P1', payStatus: 'UNPAID', errorMessage: '', payParams: null, about },
          ...{ amountFen: 25_800, expireAt: later },
        },
      }),
    },
  })
  render(<OpenPayment payToken="T" />)
  await settle()
  for (const words of ['沪惠保', '浦岸健康保险', '王**', '王**、李**（共2人）', '¥258.00'])
    screen.getByText(
      (_, element) => element?.textContent === words && element.children.length === 0,
    )
})
