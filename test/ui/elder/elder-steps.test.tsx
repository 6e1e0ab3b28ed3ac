import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ApplyPage from '@/pages/purchase/apply'
import { forgetProductPages } from '@/stores/catalogue'
import { addInsurant, newInsurant, resetPurchase, usePurchase } from '@/stores/purchase'
import { setElderMode } from '@/ui/shell/elder-mode'
import { currentToast } from '@/ui/toast/service'
import { newPerson } from '../../support/purchase'
import { heardGateway, NOW, shanghai } from '../../support/ui/gateway'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { changePage, page, visits } from '../../support/ui/taro'

/** 长辈版: the form one step at a time, with the state, rules and errors of the whole page. */

jest.useFakeTimers({ now: NOW })

const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
/** The history changes a moment after it is asked to. */
const settle = () => act(async () => jest.advanceTimersByTimeAsync(50))
const press = async (name: string | RegExp) => {
  await person.click(screen.getByRole('button', { name }))
  await settle()
}
const type = async (label: string, text: string) =>
  person.type(shown(screen.getAllByLabelText(label)), text)
const isShown = (element: Element) => element.closest('.hm-step__away') === null
const shown = (elements: HTMLElement[]): HTMLElement => {
  const [found] = elements.filter(isShown)
  if (!found) throw new Error('not on show')
  return found
}
const step = () => screen.getByText(/^第 \d+ 步，共 \d+ 步$/).textContent
const title = () => document.getElementById('hm-step')?.textContent
const goBack = async () => {
  window.history.back()
  await settle()
}
const open = async () => {
  cleanup()
  window.history.pushState({ idx: 0 }, '', '/insure-apply')
  changePage()
  page.params = { ...shanghai }
  render(<ApplyPage />)
  await screen.findByText(/^第 \d+ 步/)
}

beforeEach(() => {
  visit('browser')
  visits.length = 0
  forgetProductPages()
  resetPurchase()
  heardGateway()
  signIn()
  act(() => setElderMode(true))
})
afterEach(() => {
  act(() => setElderMode(false))
  signOut()
})

const parent = newPerson('1956-03-07')
const fillSelf = async () => {
  await type('姓名', '王建国')
  await type('证件号码', parent.id)
  await type('手机号码', '13900139000')
}

test('one step after another; an empty step stays and says why', async () => {
  await open()
  expect([step(), title()]).toEqual(['第 1 步，共 3 步', '谁来付款'])
  expect(screen.queryByRole('button', { name: '上一步' })).toBeNull()
  await press('下一步')
  expect(step()).toBe('第 1 步，共 3 步')
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await fillSelf()
  expect(currentToast()?.text).toMatch(/^请输入姓名/)
  await press('下一步')
  expect([step(), title()]).toEqual(['第 2 步，共 3 步', '给谁投保'])
  // What the step before said is not said over the next one.
  expect(currentToast()).toBeUndefined()
  expect(document.activeElement?.id).toBe('hm-step')
  await press('下一步')
  expect(step()).toBe('第 2 步，共 3 步')
  within(screen.getByRole('group', { name: '添加被保人' })).getByRole('alert')
  await press('添加本人')
  await press('添加配偶')
  await press('下一步')
  expect([step(), title()]).toEqual(['第 3 步，共 4 步', '配偶的信息'])
  await type('姓名', '李秀英')
  await press('上一步')
  await press('下一步')
  expect(shown(screen.getAllByLabelText('姓名'))).toHaveProperty('value', '李秀英')
})

test('the browser’s Back goes one step back and loses nothing', async () => {
  await open()
  await fillSelf()
  await press('下一步')
  await press('添加配偶')
  await press('下一步')
  expect(title()).toBe('配偶的信息')
  await goBack()
  expect(title()).toBe('给谁投保')
  await goBack()
  expect(title()).toBe('谁来付款')
  expect(shown(screen.getAllByLabelText('姓名'))).toHaveProperty('value', '王建国')
  expect(usePurchase.getState().insurants).toHaveLength(1)
  // Back from the first step is left to the router, and the steps can be walked again.
  await press('下一步')
  await press('下一步')
  expect(title()).toBe('配偶的信息')
})

test('at a glance: each part leads to its step, and what is wrong is corrected there', async () => {
  await open()
  await fillSelf()
  await press('下一步')
  await press('添加本人')
  await press('下一步')
  expect([step(), title()]).toEqual(['第 3 步，共 3 步', '核对一遍'])
  const glance = screen.getByRole('group', { name: '投保人' })
  within(glance).getByText('王建国')
  within(glance).getByText(
    `${parent.id.slice(0, 6)} ${parent.id.slice(6, 14)} ${parent.id.slice(14)}`,
  )
  await press('修改投保人')
  expect(title()).toBe('谁来付款')
  await press('改好了')
  expect(title()).toBe('核对一遍')
  for (const back of [() => press('上一步'), goBack]) {
    await press('修改投保人')
    await back()
    expect(title()).toBe('核对一遍')
  }
  await goBack()
  expect(title()).toBe('给谁投保')
  await press('下一步')
  // Somebody is added behind the back of the steps, and is not complete.
  act(() => addInsurant(newInsurant('SPOUSE')))
  within(shown(screen.getAllByRole('group', { name: /配偶$/ }))).getByText('还没填完')
  await press('下一步')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  expect(title()).toBe('配偶的信息')
})

test('who comes back begins at the first step that is not complete', async () => {
  await open()
  await fillSelf()
  act(() => addInsurant(newInsurant('SPOUSE')))
  await open()
  expect(title()).toBe('配偶的信息')
})
