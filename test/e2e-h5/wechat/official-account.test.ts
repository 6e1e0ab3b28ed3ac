import assert from 'node:assert/strict'
import { walkTo } from '../../support/eyes/walk'
import { arrive, playAs } from '../../support/official-account'
import { takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import { buyByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  eventually,
  heading,
  products,
  seeToast,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** The storefront in an official account, which the sandbox plays in a plain browser. */

const shop = openShop()
const home = address('/insure', products.shanghai)

test.describe('inside an official account', () => {
  test('ER010 ST033 ST035 KC049 messages are asked for there, and of agents nowhere', async () => {
    const { page } = await shop.phone()
    const { shanghai: product } = products
    const { orderId } = await buyByCalls(page, shop.sandbox, shop.family().self, { product })
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/getTemplateIdList$/.test(request.url())) asked.push(request.postData() ?? '')
    })
    const result = (more: Record<string, string> = {}) =>
      address('/insure-result', { ...product, proposalId: orderId, ...more })
    const isShown = async () => {
      await heading(page, '投保成功').waitFor()
      await takenIn(page)
    }
    await page.goto(result())
    await isShown()
    await playAs(page, 'official-account', result({ entrySource: 'AGENT_MODE' }))
    await isShown()
    assert.deepEqual(asked, [])
    await playAs(page, 'official-account', result())
    await isShown()

    // WeChat's own element asks for consent to the messages.
    const reported = page.waitForRequest(/\/reportSubscribePoint$/)
    await button(page, '订阅消息提醒').tap()
    // ER010: a toast says it once, and the button keeps saying it.
    const said = page.getByRole('status').getByText('订阅成功', { exact: true }).waitFor()
    await button(page, '允许').tap()
    await said
    const { data } = (await reported).postDataJSON() as { data: { templateId: string } }
    assert.match(data.templateId, /^SANDBOX-OA-/)
    assert.equal(await button(page, '订阅成功').isDisabled(), true)

    // ST033: a person who is subscribed already is not asked.
    await page.route(/\/getTemplateIdList$/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { templateIdList: { status: number }[] } }
      for (const template of answer.data.templateIdList) template.status = 1
      await route.fulfill({ response, json: answer })
    })
    const told = page.waitForResponse(/\/getTemplateIdList$/)
    await page.reload()
    await (await told).finished()
    await isShown()
    assert.equal(await button(page, '订阅消息提醒').count(), 0)
    await page.unroute(/\/getTemplateIdList$/)

    // AU007 API050: an agent in the register is not asked.
    await page.route(/\/checkIfAgent$/, (route) =>
      route.fulfill({ json: { code: 0, message: '', data: { isAgent: true } } }),
    )
    const known = page.waitForResponse(/\/checkIfAgent$/)
    await page.reload()
    await (await known).finished()
    await isShown()
    assert.equal(await button(page, '订阅消息提醒').count(), 0)
  })

  test('ENV014 the next enrolment is booked by who WeChat says this is, without a login', async () => {
    const { page } = await shop.phone()
    const known = page.waitForResponse(/\/wxLogin$/)
    await playAs(page, 'official-account', address('/insure-reserve', products.shanghai))
    await known
    await button(page, '预约下期提醒').tap()
    // The official account has no template for it, and this account has no mobile yet.
    await words(page, '预约已登记，还不能提醒您').first().waitFor()
    await button(page, '取消预约').waitFor()
    assert.equal(new URL(page.url()).pathname, '/insure-reserve')
  })

  test('who goes on while WeChat is still asked arrives where he went', async () => {
    const { page } = await shop.phone()
    // The page itself taps the button, because a locator would wait for the delayed answer.
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (!sessionStorage.getItem('hm_oauth')) return
        clearInterval(timer)
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(({ innerText }) => innerText === '立即投保')?.click()
      })
    })
    const gone = new Promise<void>((resolve) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().includes('/insure-apply')) resolve()
      })
    })
    await page.route('**/wechat/authorize*', async (route) => {
      await gone
      await route.continue()
    })
    const landed = page.waitForResponse(/get-code\.html/)
    await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(home)}`, {
      waitUntil: 'commit',
    })
    await landed
    await button(page, '下一步').waitFor()
    assert.equal(new URL(page.url()).pathname, '/insure-apply')
  })
})

interface Told {
  name: string
  options: { menuList?: string[]; title?: string; link?: string; imgUrl?: string }
}

test('a tab that lost its login is signed in again as silently as before', async () => {
  const { page, context } = await shop.phone()
  const asked: string[] = []
  page.on('framenavigated', (frame) => asked.push(new URL(frame.url()).pathname))
  await playAs(page, 'official-account', address('/order-center', products.shanghai))
  // Only a visitor with a login sees this.
  await words(page, '全部').first().waitFor()
  // An empty page comes first, because a page with running calls would go to WeChat by itself.
  await page.goto('about:blank')
  await context.clearCookies({ name: /^hm_(?:bound|HM_login)$/ })
  const again = page.waitForResponse(/\/wxLogin$/)
  // The page goes to WeChat by itself, before or after it has loaded.
  await page.goto(address('/policy-list', products.shanghai), { waitUntil: 'commit' })
  await again
  await words(page, '未能找到对应保单').first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/policy-list')
  await walkTo(page, address('/order-center', products.shanghai))
  // ER006: a login that is refused early is renewed as well, and the page loads again.
  await shop.sandbox.loseLogin('orderList')
  const renewed = page.waitForResponse(/\/wxLogin$/)
  await seeToast(page, '加载中...', () => page.getByRole('tab', { name: '已支付' }).tap())
  await renewed
  await words(page, '暂无订单').waitFor()
  assert.ok(!asked.includes('/login'), asked.join(' '))
})

test.describe("the menu of WeChat's official account", () => {
  const openMenu = async (to: string) => {
    const { page } = await shop.phone()
    const told: Told[] = []
    await page.exposeFunction('tellTest', (what: Told) => told.push(what))
    await page.addInitScript(() => {
      const tell = (window as unknown as { tellTest: (what: unknown) => void }).tellTest
      window.addEventListener('sandboxwechat', (event) => tell((event as CustomEvent).detail))
    })
    const settled = page.waitForResponse(/\/getConfig$/)
    await playAs(page, 'official-account', to)
    await settled
    const last = (name: string) =>
      eventually(
        async () => told.filter((one) => one.name === name).slice(-1),
        ([found]) => found !== undefined,
      ).then(([found]) => found?.options ?? assert.fail(name))
    return { page, told, last }
  }

  test('shares a product by its own words, with where one came from and not who one is', async () => {
    const from = { wtagid: 'W1', channel: 'C1', outerId: 'person-7' }
    const { page, told, last } = await openMenu(
      address('/insure', { ...products.shanghai, ...from }),
    )
    const { title, link = '', imgUrl = '' } = await last('updateAppMessageShareData')
    assert.match(title ?? '', /申城/)
    const { pathname, searchParams } = new URL(link)
    assert.equal(pathname, '/insure')
    assert.deepEqual(Object.fromEntries(searchParams), {
      ...products.shanghai,
      wtagid: 'W1',
      channel: 'C1',
      times: '1',
    })
    assert.equal((await page.request.get(imgUrl)).headers()['content-type'], 'image/png')
    assert.deepEqual((await last('updateTimelineShareData')).link, link)

    // The form's address must not be shared. Then the visitor goes back.
    await startInsuring(page)
    await button(page, '下一步').waitFor()
    const { menuList } = await last('hideMenuItems')
    assert.ok(menuList?.includes('menuItem:share:appMessage'))
    told.length = 0
    await page.goBack()
    await button(page, '立即投保').waitFor()
    await last('showMenuItems')
    assert.equal((await last('updateAppMessageShareData')).link, link)
  })

  test('shares nothing for a partner that forbids it', async () => {
    const query = { ...products.shanghai, entrySource: 'JLB_WXAPP' }
    const { page, told, last } = await openMenu(address('/insure', query))
    await last('hideMenuItems')
    await button(page, '立即投保').waitFor()
    await page.getByText('400-000-3101').first().waitFor()
    assert.equal(await button(page, '分享').count(), 0)
    assert.deepEqual([...new Set(told.map(({ name }) => name))], ['hideMenuItems'])
  })
})

test.describe('where WeChat knows nobody', () => {
  test('a refused code leads to the form, and not round in circles', async () => {
    const { page } = await shop.phone()
    await fetch(`${shop.sandbox.origin}/sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cmd: 'wechat.oauth', mode: 'code', code: 40029 }),
    })
    await arrive(page)
    await startInsuring(page)
    await arriveAt(page, /\/login/)
    await button(page, '登录').waitFor()
  })

  test('Alipay signs in by mobile and pays on the cashier page', async () => {
    const { page } = await shop.phone()
    await playAs(page, 'alipay')
    await startInsuring(page)
    await arriveAt(page, /\/login/)
    await page.goto('/sandbox/as/browser?to=/insure')
    assert.equal(await page.evaluate(() => /Alipay/.test(navigator.userAgent)), false)
  })
})
