import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'
import { answerWith } from '../../support/ui/answers'

const mockReload = jest.fn()
const mockReplace = jest.fn()
jest.mock('@/platform/navigation', () => ({
  reload: (): unknown => mockReload(),
  replace: (path: string): unknown => mockReplace(path),
}))

/** Opens a page, which shares only the browser's storage with the pages before. */
const openPage = async () => {
  jest.resetModules()
  const { send } = await import('@/api/client')
  const { listOrders } = await import('@/contract/order')
  const session = await import('@/stores/session')
  const { startVisit } = await import('@/stores/visit')
  const { currentToast } = await import('@/ui/toast/service')
  const { connectSession } = await import('@/entry/connect')
  const { signIn } = await import('../../support/ui/signed-in')
  const { loginAddress } = await import('@/subjects/account/flow/login-address')
  startVisit({ context: {}, env: 0 })
  connectSession()
  return {
    signIn,
    isSignedIn: session.isSignedIn,
    toast: () => currentToast()?.text,
    gate: loginAddress,
    ask: (background = false) => send(listOrders, { status: 'ALL' }, undefined, { background }),
  }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/order-center?tab=all')
  answerWith({ listOrders: () => ({ code: errorCodes.AUTH_FAILED, message: 'AuthFailed' }) })
})
afterEach(() => jest.useRealTimers())

test('ER006 ER007 ST062 KC034 STO006 a refused login reloads the page after 2 s, once a session', async () => {
  const first = await openPage()
  first.signIn()
  const answered = jest.fn()
  void first.ask().then(answered)
  await pass(0)
  expect(first.toast()).toBe('加载中...')
  expect(first.isSignedIn()).toBe(false)
  // Another call that is still running changes nothing.
  void first.ask().then(answered)
  await pass(1999)
  expect(first.toast()).toBe('加载中...')
  expect(mockReload).not.toHaveBeenCalled()
  await pass(1)
  expect(mockReload).toHaveBeenCalledTimes(1)
  expect(answered).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('HM_reloaded')).toContain('true')

  const second = await openPage()
  // RT103: the gate of the page that was loaded anew leads to the address for signing in again.
  const here = { path: '/order-center', search: '?cityCode=310000&productCode=PP57&wtagid=W1' }
  expect(second.gate(here)).toBe(
    `/shanghai/order/login${here.search}&redirectPath=${encodeURIComponent(here.path + here.search)}`,
  )
  second.signIn()
  expect(second.gate(here)).toMatch(/^\/login\?/)
  expect(await second.ask()).toMatchObject({ ok: false, error: { name: 'AUTH_FAILED' } })
  await pass(5000)
  expect(mockReload).toHaveBeenCalledTimes(1)
  expect(mockReplace).not.toHaveBeenCalled()
  expect(second.isSignedIn()).toBe(false)
})

test('a login that ended with its hour is asked for in place, and comes back here', async () => {
  const page = await openPage()
  page.signIn()
  await pass(3_600_001)
  void page.ask()
  await pass(0)
  expect(page.toast()).toBe('加载中...')
  expect(mockReplace).toHaveBeenCalledWith(
    `/shanghai/order/login?tab=all&redirectPath=${encodeURIComponent('/order-center?tab=all')}`,
  )
  await pass(5000)
  expect(mockReload).not.toHaveBeenCalled()
})

test('what nobody asked for just now is refused without a word', async () => {
  const page = await openPage()
  page.signIn()
  expect(await page.ask(true)).toMatchObject({ ok: false })
  await pass(5000)
  expect(page.toast()).toBeUndefined()
  expect(mockReload).not.toHaveBeenCalled()
  expect(mockReplace).not.toHaveBeenCalled()
})

describe('with a second tab that signs in', () => {
  // Code that a page loads later comes from the page that was opened last, so that is the first tab.
  beforeEach(() => {
    const asked = answerWith({
      listOrders: () =>
        asked.at(-1)?.headers[headers.loginToken] === 'T2'
          ? { data: { list: [], nextCursor: null } }
          : { code: errorCodes.AUTH_FAILED },
    })
  })

  test('a refused login is replaced by its login, without a reload', async () => {
    const [second, first] = [await openPage(), await openPage()]
    first.signIn()
    second.signIn({ token: 'T2' })
    expect(await first.ask()).toMatchObject({ ok: true })
    expect(await first.ask(true)).toMatchObject({ ok: true })
    expect(first.toast()).toBeUndefined()
  })

  test('a login whose hour is over is replaced, and the second tab stays signed in', async () => {
    const [second, first] = [await openPage(), await openPage()]
    first.signIn()
    await pass(3_600_001)
    second.signIn({ token: 'T2' })
    expect(await first.ask()).toMatchObject({ ok: true })
    expect((await openPage()).isSignedIn()).toBe(true)
  })

  test("somebody else's login is taken only by a reload", async () => {
    const [second, first] = [await openPage(), await openPage()]
    first.signIn()
    second.signIn({ openId: '86-2', token: 'T2' })
    void first.ask()
    await pass(2000)
    expect(mockReload).toHaveBeenCalledTimes(1)
  })
})
