import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import {
  currentPage,
  find,
  findAll,
  onPage,
  reLaunch,
  says,
  tap,
  textOf,
  type,
  until,
  type Page,
  type PaymentOutcome,
} from '@huimin/weapp-sim'
import { openMiniProgram } from '../support/weapp'
import type { OpenMiniProgram } from '../support/weapp'
import { fixtureDist } from './fixture'

/** Answers with the request it got, so that a test sees what the mini-program sent. */
const echoGateway = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ method: request.method, body: JSON.parse(body) as unknown }))
  })
})

/** The API for code that tests send to the logic layer. */
declare const wx: {
  onThemeChange(listener: (change: { theme: string }) => void): void
  onNeedPrivacyAuthorization(
    listener: (
      resolve: (answer: { event: string; buttonId?: string }) => void,
      about: { referrer: string },
    ) => void,
  ): void
  setStorageSync(key: string, data: unknown): void
}

let open: OpenMiniProgram
let page: Page
let outcome: PaymentOutcome = 'paid'
let gatewayOrigin: string

before(async () => {
  await new Promise<void>((resolve) => echoGateway.listen(0, '127.0.0.1', resolve))
  gatewayOrigin = `http://127.0.0.1:${(echoGateway.address() as AddressInfo).port}`
  open = await openMiniProgram({
    dist: fixtureDist(),
    gatewayOrigin,
    onRequestPayment: () => Promise.resolve(outcome),
  })
})

after(async () => {
  await open.stop()
  echoGateway.close()
})

/** The simulator's navigation bar is the document's title. */
const title = () => open.sim?.page.title()

describe('a page of the main package', () => {
  before(async () => {
    page = await onPage(open.mini, 'pages/home/index')
  })

  test('renders and takes taps', async () => {
    await says(page, '.count', 'count:0')
    await tap(page, 'button', '加一')
    await says(page, '.count', 'count:1')
    assert.equal(await title(), '首页')
  })

  test('takes typed text', async () => {
    await type(page, '.name', '王小明')
    await says(page, '.hello', 'hello:王小明')
    assert.equal(await (await find(page, '.name')).value(), '王小明')
  })

  test('logs in with the code of this simulator', async () => {
    await tap(page, '.login')
    await says(page, '.result', /^SIM-[0-9a-f]{8}$/)
    await open.mini.mockWxMethod('login', { code: 'MOCKED' })
    await tap(page, '.login')
    await says(page, '.result', 'MOCKED')
    await open.mini.restoreWxMethod('login')
  })

  test('reaches the gateway and nothing else', async () => {
    await tap(page, '.request')
    await says(page, '.result', /^failed request:fail url not in domain list/)
    await reLaunch(open.mini, `/pages/home/index?origin=${gatewayOrigin}`)
    page = await currentPage(open.mini)
    await tap(page, '.request')
    await says(page, '.result', '200 {"method":"POST","body":{"n":1}}')
  })

  test('pays as the test decides', async () => {
    await tap(page, '.pay')
    await says(page, '.result', 'requestPayment:ok')
    outcome = 'cancel'
    await tap(page, '.pay')
    await says(page, '.result', 'failed requestPayment:fail cancel')
    await open.mini.mockWxMethod('requestPayment', { errMsg: 'requestPayment:fail no network' })
    await tap(page, '.pay')
    await says(page, '.result', 'failed requestPayment:fail no network')
    await open.mini.restoreWxMethod('requestPayment')
  })

  test('shows the dialogs that WeChat draws', async () => {
    await tap(page, '.modal')
    await until(() => open.mini.native().confirmModal() as Promise<unknown>)
    await says(page, '.result', 'confirm:true')
    await tap(page, '.modal')
    await until(() => open.mini.native().cancelModal() as Promise<unknown>)
    await says(page, '.result', 'confirm:false')
    await tap(page, '.sheet')
    await open.sim?.page.getByText('母亲').tap()
    await says(page, '.result', 'tapIndex:1')
    await tap(page, '.toast')
    await open.sim?.page.getByText('已保存').waitFor()
  })
})

describe('form controls', () => {
  before(async () => {
    page = await reLaunch(open.mini, '/pages/form/index')
  })

  test('pickers tell the chosen value', async () => {
    await tap(page, '.relation')
    await open.sim?.page.locator('.native-sheet select').selectOption('2')
    await open.sim?.page.getByText('确定').tap()
    await says(page, '.relation-text', '父母')
    await (await find(page, '.birthday')).trigger('change', { value: '1955-05-01' })
    await says(page, '.birthday-text', '1955-05-01')
  })

  test('labels press their radio, checkbox and switch', async () => {
    await tap(page, '.female')
    await says(page, '.said', 'sex:F')
    await tap(page, '.notice')
    await says(page, '.said', 'agree:notice')
    await tap(page, '.terms')
    await says(page, '.said', 'agree:notice+terms')
    await tap(page, '.notice-box')
    await says(page, '.said', 'agree:terms')
    await tap(page, '.renew')
    await says(page, '.said', 'renew:true')
  })

  test('a form hands over its named fields', async () => {
    await type(page, '.city', '上海')
    await type(page, '.note', '无')
    await tap(page, '.submit')
    await says(page, '.said', 'form:{"city":"上海","note":"无"}')
  })

  test('a scroll view tells when its end is reached', async () => {
    const list = await find(page, '.list')
    await (list as typeof list & { scrollTo(x: number, y: number): Promise<void> }).scrollTo(0, 600)
    await says(page, '.said', 'bottom reached')
  })

  test('a selector query measures', async () => {
    await tap(page, '.box')
    await says(page, '.said', 'box:120x30')
  })
})

describe('a subpackage', () => {
  const stackPaths = async () => (await open.mini.pageStack()).map(({ path }) => path)
  const log = (on: Page) => textOf(on, '.log')

  test('pages come and go in order', async () => {
    await open.mini.callWxMethod('removeStorageSync', 'lifecycle')
    page = await reLaunch(open.mini, '/pages/home/index')
    await tap(page, '.to-detail')
    const detail = await onPage(open.mini, 'packages/shop/detail/index')
    await says(detail, '.id', 'id:好')
    assert.deepEqual(await stackPaths(), ['pages/home/index', 'packages/shop/detail/index'])
    await tap(detail, '.title')
    await until(async () => assert.equal(await title(), '改名'))
    await tap(detail, '.back')
    page = await onPage(open.mini, 'pages/home/index')
    await until(async () =>
      assert.equal(
        (await log(page)).trim(),
        'form:unload home:load home:show home:ready home:hide detail:load detail:show detail:ready ' +
          'detail:unload home:show',
      ),
    )
    assert.equal(await title(), '首页')
  })

  test('updates inside a custom wrapper', async () => {
    const detail = await reLaunch(open.mini, '/packages/shop/detail/index?id=1')
    await find(detail, '.row')
    assert.equal((await detail.$$('.row')).length, 0, 'a page does not see into its components')
    await tap(detail, '.rows')
    await until(async () => assert.equal((await findAll(detail, '.row')).length, 3))
    const row = await find(detail, '.row')
    assert.equal(await row.style('color'), 'rgb(204, 0, 0)')
    assert.equal(await row.style('height'), '40px')
  })

  test('replaces a page, and renders deep trees', async () => {
    await tap(await currentPage(open.mini), '.replace')
    const web = await onPage(open.mini, 'packages/shop/web/index')
    await says(web, '.bottom', '保障1')
    assert.deepEqual(await stackPaths(), ['packages/shop/web/index'])
  })

  test('an unknown page is refused', async () => {
    await assert.rejects(open.mini.callWxMethod('navigateTo', { url: '/pages/none/index' }))
  })
})

describe('leaving and coming back', () => {
  const log = async () => (await textOf(page, '.log')).trim().split(' ').slice(-2)

  before(async () => {
    page = await reLaunch(open.mini, '/pages/home/index')
  })

  test('hides and shows the page on top', async () => {
    await open.sim?.leave()
    await open.sim?.comeBack()
    await until(async () => assert.deepEqual(await log(), ['home:hide', 'home:show']))
  })

  test('a payment sheet is such a turn too', async () => {
    outcome = 'cancel'
    await open.mini.callWxMethod('removeStorageSync', 'lifecycle')
    await tap(page, '.pay')
    await says(page, '.result', 'failed requestPayment:fail cancel')
    await until(async () => assert.deepEqual(await log(), ['home:hide', 'home:show']))
  })

  test('another card replaces the pages and the way in, not the launch', async () => {
    await open.sim?.enter('packages/shop/detail/index?id=card', 1007)
    const detail = await onPage(open.mini, 'packages/shop/detail/index')
    await says(detail, '.id', 'id:card')
    assert.equal((await open.mini.pageStack()).length, 1)
    const queryOf = async (options: string) =>
      ((await open.mini.callWxMethod(options)) as { query: unknown }).query
    assert.deepEqual(await queryOf('getEnterOptionsSync'), { id: 'card' })
    assert.deepEqual(await queryOf('getLaunchOptionsSync'), {})
  })
})

describe('what WeChat refuses', () => {
  test('asking to subscribe without a tap', async () => {
    await assert.rejects(
      open.mini.callWxMethod('requestSubscribeMessage', { tmplIds: ['a'] }),
      /user TAP gesture/,
    )
  })

  test('personal data before the person agrees, or that nobody declared', async () => {
    const copy = () => open.mini.callWxMethod('setClipboardData', { data: '1' })
    await open.mini.evaluate(() => {
      wx.onNeedPrivacyAuthorization((resolve, { referrer }) => {
        wx.setStorageSync('asked', referrer)
        resolve({ event: 'agree', buttonId: 'nobody-tapped-it' })
      })
    })
    await open.sim?.setPrivacy({ agreed: false })
    await assert.rejects(copy(), /privacy permission is not authorized/)
    assert.equal(await open.mini.callWxMethod('getStorageSync', 'asked'), 'setClipboardData')
    await open.sim?.setPrivacy({ agreed: true, undeclared: ['setClipboardData'] })
    await assert.rejects(copy(), /not declared in the privacy agreement/)
    await open.sim?.setPrivacy({ undeclared: [] })
    await copy()
  })

  test('an entry of more than a megabyte', async () => {
    const data = 'x'.repeat(1024 * 1024)
    await assert.rejects(
      open.mini.callWxMethod('setStorage', { key: 'big', data }),
      /entry size limit reached/,
    )
  })
})

describe('light and dark', () => {
  test('are told when the phone changes', async () => {
    await open.mini.evaluate(() => {
      wx.onThemeChange(({ theme }: { theme: string }) => wx.setStorageSync('theme', theme))
    })
    await open.sim?.page.emulateMedia({ colorScheme: 'dark' })
    await until(async () =>
      assert.equal(await open.mini.callWxMethod('getStorageSync', 'theme'), 'dark'),
    )
    const info = (await open.mini.callWxMethod('getAppBaseInfo')) as { theme: string }
    assert.equal(info.theme, 'dark')
    await open.sim?.page.emulateMedia({ colorScheme: 'light' })
  })
})

describe('the logic layer', () => {
  test('has no browser', async () => {
    const kinds = await open.mini.evaluate(() => [
      typeof window,
      typeof localStorage,
      typeof fetch,
      typeof URL,
      typeof navigator,
    ])
    assert.deepEqual(new Set(kinds), new Set(['undefined']))
    assert.equal(await open.mini.evaluate(() => typeof document), 'undefined')
    assert.equal(await open.mini.evaluate(() => typeof globalThis.fetch), 'undefined')
  })

  test('keeps storage over a restart', async () => {
    await open.mini.callWxMethod('setStorageSync', 'kept', { a: 1 })
    await open.sim?.restart('pages/form/index')
    await onPage(open.mini, 'pages/form/index')
    assert.deepEqual(await open.mini.callWxMethod('getStorageSync', 'kept'), { a: 1 })
  })

  test('threw nothing so far', () => {
    assert.deepEqual(open.exceptions, [])
  })
})
