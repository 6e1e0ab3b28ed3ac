import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DIALOG_CLOSE_MS } from '@/domain/time/timings'
import { buildPage } from '@/page/page'
import { startVisit } from '@/stores/visit'
import { documentsDialog } from '@/subjects/document/dialogs/documents'
import { afterSaleDialog } from '@/subjects/popups/dialogs/after-sale'
import { complianceDialog } from '@/subjects/popups/dialogs/compliance'
import { insureAlert } from '@/subjects/popups/dialogs/insure-alert'
import { payLater } from '@/subjects/unpaid/dialogs/pay-later'
import { type Answer, defineDialog, type DialogControls } from '@/ui/dialog/define'
import { alert, confirm } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { changePage, page } from '../../support/ui/taro'

interface Props {
  name: string
}

const Body = ({ name, confirm: yes, cancel }: Props & DialogControls<number>) => (
  <>
    <Button onClick={() => yes(7)}>{`选${name}`}</Button>
    <Button onClick={cancel}>算了</Button>
  </>
)

const picker = defineDialog<Props, number>({
  look: 'sheet',
  label: ({ name }) => name,
  load: () => Promise.resolve(Body),
})

const strict = defineDialog<Props, number>({ ...picker, dismissable: false })

const person = userEvent.setup()
const dialog = (name: string) => screen.findByRole('dialog', { name })

const openPage = () =>
  render(
    <PageShell title="页面">
      <Button>页面按钮</Button>
    </PageShell>,
  )

/** Opens a dialog from an event, as pages do. */
const asking = <T,>(call: () => Promise<Answer<T>>): Promise<Answer<T>> => {
  let answer: Promise<Answer<T>> | undefined
  act(() => {
    answer = call()
  })
  if (!answer) throw new Error('nothing was asked')
  return answer
}

/** Waits for the answer and for React's rendering after it. */
const settled = async <T,>(answer: Promise<Answer<T>>): Promise<Answer<T>> => {
  await act(async () => {
    await answer
  })
  return answer
}

/** The fill of a button, with the variable of its page looked up, which jsdom does not do. */
const fillOf = (name: string): string => {
  const button = screen.getByRole('button', { name })
  const [, variable = '', otherwise = ''] =
    /^var\((--[\w-]+), (.+)\)$/.exec(button.style.getPropertyValue('--hm-fill')) ?? []
  const given = button.closest<HTMLElement>('.hm-page')?.style.getPropertyValue(variable)
  return given || otherwise
}

const notice = { title: '投保须知', read: () => Promise.resolve(['第一条']) }

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '', '/insure')
  changePage()
})

test('an answer comes after the dialog is gone, and says what was chosen', async () => {
  openPage()
  const answer = asking(() => ask(picker, { name: '方案' }))
  await dialog('方案')
  const askedAt = Date.now()
  await person.click(screen.getByRole('button', { name: '选方案' }))
  expect(await settled(answer)).toEqual({ kind: 'confirmed', value: 7 })
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(DIALOG_CLOSE_MS)
  await closed()
})

test('a second question waits for the first; both are answered', async () => {
  openPage()
  const first = asking(() => ask(picker, { name: '甲' }))
  const second = asking(() => ask(picker, { name: '乙' }))
  await dialog('甲')
  expect(screen.queryByRole('dialog', { name: '乙' })).toBeNull()
  await person.click(screen.getByRole('button', { name: '算了' }))
  expect(await settled(first)).toEqual({ kind: 'cancelled' })
  await dialog('乙')
  await person.click(screen.getByRole('button', { name: '选乙' }))
  expect(await settled(second)).toEqual({ kind: 'confirmed', value: 7 })
})

test('DL064 Back closes the dialog, not the page, and leaves the history as it was', async () => {
  openPage()
  const answer = asking(() => ask(picker, { name: '方案' }))
  await dialog('方案')
  const heard = jest.fn()
  window.addEventListener('popstate', heard)
  act(() => window.history.back())
  expect(await settled(answer)).toEqual({ kind: 'dismissed' })
  window.removeEventListener('popstate', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(window.history.state).toEqual({ idx: 3 })
})

test('a button that closes it takes its history entry away before the answer', async () => {
  openPage()
  const answer = asking(() => ask(picker, { name: '方案' }))
  await dialog('方案')
  expect(window.history.state).toMatchObject({ idx: 3, guarded: true })
  await person.click(screen.getByRole('button', { name: '算了' }))
  await settled(answer)
  expect(window.history.state).toEqual({ idx: 3 })
})

test('Esc and the mask dismiss a dialog that may be dismissed', async () => {
  const { container } = openPage()
  const answer = asking(() => ask(picker, { name: '方案' }))
  await dialog('方案')
  await person.keyboard('{Escape}')
  expect(await settled(answer)).toEqual({ kind: 'dismissed' })

  const other = asking(() => ask(picker, { name: '方案' }))
  await dialog('方案')
  const mask = container.querySelector('.hm-dialog__mask')
  if (mask) await person.click(mask)
  expect(await settled(other)).toEqual({ kind: 'dismissed' })
})

test('a dialog that must be answered ignores Esc and mask', async () => {
  const { container } = openPage()
  const answer = asking(() => ask(strict, { name: '告知' }))
  await dialog('告知')
  await person.keyboard('{Escape}')
  const mask = container.querySelector('.hm-dialog__mask')
  if (mask) await person.click(mask)
  await person.click(screen.getByRole('button', { name: '选告知' }))
  expect(await settled(answer)).toEqual({ kind: 'confirmed', value: 7 })
})

test('the focus moves in, stays in, and returns to where it was', async () => {
  openPage()
  const opener = screen.getByRole('button', { name: '页面按钮' })
  opener.focus()
  const answer = asking(() => ask(picker, { name: '方案' }))
  const panel = await dialog('方案')
  expect(document.activeElement).toBe(panel)
  expect(opener.closest('[inert]')).not.toBeNull()

  await person.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '算了' }))
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选方案' }))

  await person.keyboard('{Escape}')
  await settled(answer)
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(opener.closest('[inert]')).toBeNull()
})

test('when its page goes, open and waiting questions are dismissed', async () => {
  const { unmount } = openPage()
  const first = asking(() => ask(picker, { name: '甲' }))
  const second = asking(() => ask(picker, { name: '乙' }))
  await dialog('甲')
  unmount()
  expect(await settled(first)).toEqual({ kind: 'dismissed' })
  expect(await settled(second)).toEqual({ kind: 'dismissed' })
})

test('a question asked between two pages waits for the next page', async () => {
  const answer = asking(() => ask(picker, { name: '迟到' }))
  openPage()
  await dialog('迟到')
  await person.click(screen.getByRole('button', { name: '算了' }))
  expect(await settled(answer)).toEqual({ kind: 'cancelled' })
})

test('a dialog whose content does not come is tried again, or given up', async () => {
  openPage()
  let tries = 0
  const lost = defineDialog<Props, number>({
    ...picker,
    load: () => {
      tries += 1
      return tries < 3 ? Promise.reject(new Error('offline')) : picker.load()
    },
  })
  const given = asking(() => ask(lost, { name: '甲' }))
  await dialog('加载失败')
  await person.click(screen.getByRole('button', { name: '关闭' }))
  expect(await settled(given)).toEqual({ kind: 'dismissed' })

  const wanted = asking(() => ask(lost, { name: '乙' }))
  await dialog('加载失败')
  await person.click(screen.getByRole('button', { name: '重试' }))
  await dialog('乙')
  await person.click(screen.getByRole('button', { name: '选乙' }))
  expect(await settled(wanted)).toEqual({ kind: 'confirmed', value: 7 })
})

test('ER065 a popup that came by itself and does not load is only logged', async () => {
  openPage()
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const why = new Error('offline')
  const lost = { ...picker, uninvited: true, load: () => Promise.reject(why) }
  const answer = asking(() => ask(lost, { name: '自来' }))
  expect(await settled(answer)).toEqual({ kind: 'dismissed' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(logged).toHaveBeenCalledWith(why)
  logged.mockRestore()
})

test('ER065 popups that open without a tap are declared so', () => {
  const popups = [complianceDialog, insureAlert, afterSaleDialog, payLater]
  expect(popups.map(({ uninvited }) => uninvited)).toEqual(popups.map(() => true))
})

test('questions and documents wear the colour of the product of their page', async () => {
  render(
    <PageShell title="页面" theme={{ baseColor: '#0b5cad' }}>
      <Button>页面按钮</Button>
    </PageShell>,
  )
  void asking(() => confirm({ title: '确定退出吗' }))
  await dialog('确定退出吗')
  expect(fillOf('确认')).toBe('#0b5cad')
  await person.click(screen.getByRole('button', { name: '取消' }))
  await closed()
  void asking(() => ask(documentsDialog, { documents: [notice] }))
  await dialog('请阅读以下文件')
  expect(fillOf('逐条阅读并同意以上内容')).toBe('#0b5cad')
})

test('DL001 DL002 DL061 alert and confirm carry the usual words', async () => {
  openPage()
  const told = asking(() => alert({ title: '温馨提示', text: '你即将进入参保流程' }))
  await dialog('温馨提示')
  await person.click(screen.getByRole('button', { name: '好的' }))
  expect(await settled(told)).toEqual({ kind: 'confirmed', value: undefined })

  const asked = asking(() => confirm({ title: '确定退出吗', icon: 'warning-red' }))
  await dialog('确定退出吗')
  expect(fillOf('确认')).toBe('#F23432')
  await person.click(screen.getByRole('button', { name: '取消' }))
  expect(await settled(asked)).toEqual({ kind: 'cancelled' })
})

const over = defineDialog<Props, number>({ ...picker, above: true })

test('what a dialog asks with lies over it; Back closes the topmost, and the focus goes down', async () => {
  openPage()
  const below = asking(() => ask(picker, { name: '表单' }))
  const panel = await dialog('表单')
  screen.getByRole('button', { name: '选表单' }).focus()
  const above = asking(() => ask(over, { name: '日期' }))
  await dialog('日期')
  expect(panel.closest('[inert]')).not.toBeNull()

  act(() => window.history.back())
  expect(await settled(above)).toEqual({ kind: 'dismissed' })
  expect(panel.closest('[inert]')).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '选表单' })),
  )
  expect(screen.queryByRole('dialog', { name: '日期' })).toBeNull()

  act(() => window.history.back())
  expect(await settled(below)).toEqual({ kind: 'dismissed' })
  expect(window.history.state).toEqual({ idx: 3 })
})

test('two that lie above come one after the other', async () => {
  openPage()
  const below = asking(() => ask(picker, { name: '表单' }))
  await dialog('表单')
  const first = asking(() => alert({ title: '甲' }))
  await dialog('甲')
  const second = asking(() => alert({ title: '乙' }))
  expect(screen.queryByRole('dialog', { name: '乙' })).toBeNull()
  await person.click(screen.getByRole('button', { name: '好的' }))
  await settled(first)
  await dialog('乙')
  await person.click(screen.getByRole('button', { name: '好的' }))
  await settled(second)
  await person.click(screen.getByRole('button', { name: '算了' }))
  expect(await settled(below)).toEqual({ kind: 'cancelled' })
})

test('a dialog stays open when the page below it has loaded', async () => {
  let load = (): void => undefined
  const Loading = () => {
    const [isLoaded, setLoaded] = useState(false)
    load = () => setLoaded(true)
    return isLoaded ? (
      <PageShell key="loaded" title="订单">
        内容
      </PageShell>
    ) : (
      <PageShell key="loading" title="加载中">
        骨架
      </PageShell>
    )
  }
  const Page = buildPage('desk', Loading)
  page.params = {}
  startVisit({ context: {}, env: 0 })
  render(<Page />)
  const answer = confirm({ title: '请留意' })
  await dialog('请留意')
  act(() => load())
  screen.getByText('内容')
  await person.click(screen.getByRole('button', { name: '确认' }))
  expect(await answer).toEqual({ kind: 'confirmed' })
})
