import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ApplyPage from '@/pages/purchase/apply'
import { forgetProductPages } from '@/stores/catalogue'
import { beginPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import { heardGateway, NOW, shanghai } from './heard/gateway'
import { visit } from './hosts'
import { signIn, signOut } from './signed-in'
import { changePage, page } from './taro'

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
  filledForm: { delegationId: 'D1', delegatePhone: '*******9011' },
}
const sealed = (maskValue: string) => ({ encryptType: 2 as const, maskValue, encryptValue: 'e' })
const draft = {
  traceId: 'T1',
  applicant: { name: sealed('王**') },
  insurants: [{ key: 'K1', relationType: 'SPOUSE' as const, name: sealed('李**') }],
}

const open = async (other: NonNullable<Parameters<typeof heardGateway>[0]>['other']) => {
  const asked = heardGateway({ other: { getFamilyStatus: () => ({ data: family }), ...other } })
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
  let isTaken = false
  await open({
    takeDelegatedForm: () => {
      isTaken = true
      return { data: shanghai }
    },
    getDraft: () => ({ data: { draft: isTaken ? draft : null } }),
    getContacts: async () => {
      if (isTaken) await slow
      return { data: { list: [] } }
    },
  })
  await press('查看并核对')
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
  answer()
  await settle()
  screen.getByText(/^以下信息由您的子女代填/)
  screen.getByRole('button', { name: '下一步' })
  expect(firstName()).toHaveProperty('value', '王**')
  screen.getByRole('group', { name: / · 配偶$/ })
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
