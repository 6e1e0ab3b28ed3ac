import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import ApplyPage from '@/pages/purchase/apply'
import { forgetProductPages } from '@/stores/catalogue'
import { beginPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import { heardGateway, NOW, shanghai } from '../../support/ui/gateway'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { changePage, page } from '../../support/ui/taro'

/** The form that a child filled in takes the place of the one on the page. */

jest.useFakeTimers({ now: NOW })

const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const settle = (ms = 50) => act(async () => jest.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  await person.click(screen.getByRole('button', { name }))
  await settle()
}
const firstName = () => screen.getAllByLabelText('姓名')[0]

const family = {
  ...{ insurantDisables: [], leftInsurantNum: 8, maxInsurantNum: 8, orderInsurantMaxNum: 8 },
  insurantMaxNum: {},
}
const phone = '*******9011'
type State = NonNullable<ResponseOf<typeof calls.getFamilyStatus>['delegation']>['state']
const familyAt = (state: State) => ({
  ...family,
  delegation: { delegationId: 'D1', delegatePhone: state === 'OPEN' ? null : phone, state },
})
const sealed = (maskValue: string) => ({ encryptType: 2 as const, maskValue, encryptValue: 'e' })
const draft = {
  traceId: 'T1',
  applicant: { name: sealed('王**') },
  insurants: [
    {
      ...{ key: 'K1', relationType: 'SPOUSE' as const, credentialType: '01' as const },
      ...{ name: sealed('李**'), credentialNo: sealed('110************024') },
    },
  ],
}
const inFull = {
  people: [
    { key: 'applicant', name: '王建国' },
    { key: 'K1', name: '李秀英', credentialNo: '110101199003070024' },
  ],
}
const taking = (people: ResponseOf<typeof calls.showDelegatedPeople> = inFull) => {
  let isTaken = false
  return {
    takeDelegatedForm: () => {
      isTaken = true
      return { data: shanghai }
    },
    getFamilyStatus: () => ({ data: familyAt(isTaken ? 'TAKEN' : 'FILLED') }),
    getDraft: () => ({ data: { draft: isTaken ? draft : null } }),
    showDelegatedPeople: () => ({ data: people }),
  }
}

const open = async (other: NonNullable<Parameters<typeof heardGateway>[0]>['other']) => {
  const asked = heardGateway({
    other: { getFamilyStatus: () => ({ data: familyAt('FILLED') }), ...other },
  })
  changePage()
  page.params = { ...shanghai }
  render(<ApplyPage />)
  await settle()
  return asked
}

beforeEach(() => {
  visit('browser')
  forgetProductPages()
  resetPurchase()
  signIn()
})
afterEach(() => {
  cleanup()
  signOut()
})

test('nobody goes on before all of it is there', async () => {
  let answer = () => {}
  const slow = new Promise<void>((resolve) => (answer = resolve))
  const answers = taking()
  await open({
    ...answers,
    getContacts: async () => {
      if (answers.getDraft().data.draft) await slow
      return { data: { list: [] } }
    },
  })
  await press('查看并核对')
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
  answer()
  await settle()
  screen.getByText(/^以下信息由您的子女代填/)
  screen.getByRole('button', { name: '下一步' })
  expect(firstName()).toHaveProperty('value', '王建国')
  screen.getByRole('group', { name: / · 配偶$/ })
})

test('right after it was taken over, names and numbers stand there in full', async () => {
  const asked = await open(taking())
  await press('查看并核对')
  const list = within(screen.getByRole('list', { name: '配偶' }))
  list.getByText('李秀英')
  list.getByText('110101199003070024')
  expect(screen.queryByText(/\*\*/)).toBeNull()
  expect(asked.filter(({ name }) => name === 'showDelegatedPeople')).toHaveLength(1)
  // They are in memory alone, and go back to the gateway as what the applicant typed.
  await settle(1000)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/李秀英|110101199/)
})

test('after a reload masks stand there until they are shown by a tap', async () => {
  const asked = await open({
    ...taking(),
    getFamilyStatus: () => ({ data: familyAt('TAKEN') }),
    getDraft: () => ({ data: { draft } }),
  })
  within(screen.getByRole('list', { name: '配偶' })).getByText('110************024')
  expect(asked.filter(({ name }) => name === 'showDelegatedPeople')).toEqual([])
  await press('显示完整姓名和证件号码')
  within(screen.getByRole('list', { name: '配偶' })).getByText('110101199003070024')
})

test('what the applicant corrected is not overwritten by what the child typed', async () => {
  await open({
    ...taking({ people: [{ key: 'K1', name: '张秀英', credentialNo: '110101199003070024' }] }),
    getFamilyStatus: () => ({ data: familyAt('TAKEN') }),
    getDraft: () => ({ data: { draft } }),
  })
  await press('显示完整姓名和证件号码')
  const list = within(screen.getByRole('list', { name: '配偶' }))
  list.getByText('李**')
  list.getByText('110101199003070024')
})

test('the page follows the child while it is shown, in plain words', async () => {
  let state: State = 'OPEN'
  await open({ getFamilyStatus: () => ({ data: familyAt(state) }) })
  screen.getByRole('heading', { name: '等待子女打开' })
  state = 'FILLING'
  await settle(2000)
  screen.getByRole('heading', { name: '子女正在填写' })
  screen.getByText(/^手机号 \*{7}9011 的子女已打开链接，正在填写/)
  state = 'FILLED'
  await settle(3000)
  screen.getByRole('button', { name: '查看并核对' })
})

test('a refusal leaves what the applicant typed, and it is saved again', async () => {
  const asked = await open({ takeDelegatedForm: () => ({ code: 40401, message: '链接已失效' }) })
  await person.type(firstName() as HTMLElement, '赵')
  await press('查看并核对')
  await press('好的')
  expect(firstName()).toHaveProperty('value', '赵')
  await settle(1000)
  const saves = asked.filter(({ name }) => /saveDraft/.test(name))
  expect(JSON.stringify(saves.at(-1)?.data)).toContain('赵')
})

test('a form that was begun meanwhile stays what it is', async () => {
  await open({
    takeDelegatedForm: () => {
      beginPurchase('another form')
      return { code: 40401, message: '链接已失效' }
    },
  })
  await press('查看并核对')
  expect(usePurchase.getState().product).toBe('another form')
})
