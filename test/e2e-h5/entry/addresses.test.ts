import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { byCircle, isFullCircle } from '../../support/circle'
import { walkTo } from '../../support/eyes/walk'
import { confirmedProposal } from '../../support/purchase'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import { proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  arriveAt,
  button,
  confirmOrder,
  eventually,
  heading,
  keptLogin,
  payAt,
  products,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/**
 * Addresses that people open from posters, messages and partners, in each app that may open them:
 * each page has its title and text, and no serious accessibility fault. The gateway answers each
 * with the application (test/integration/http/storefront), which finds the page (test/unit/entry). So
 * what leads to no other page is walked to in the running application.
 */

const shop = openShop()
const product = 'cityCode=310000&productCode=PP57'

interface Opened {
  address: string
  title: string
  /** A text that the page must show. */
  says: string | RegExp
  /** The address to which it leads, if that is another page. */
  at?: RegExp
  /** Whether it leads to a product, which signs in inside WeChat. */
  signsIn?: true
}

const anywhere: readonly Opened[] = [
  { address: `/insure-detail?${product}`, title: '保障详情', says: '立即投保' },
  { address: `/insure-detail-new?${product}`, title: '保障详情', says: '谁能保' },
  { address: '/gansu2024-select', title: '选择地区和产品', says: /兰州市/ },
  { address: '/zhong-shan-renewal/insure', title: '续保', says: /香山惠民宝到期前续保/ },
  { address: `/wx/insure-renewal?${product}`, title: '续保', says: '您的被保人' },
  {
    address: `/insurant-confirmation-landing?${product}`,
    title: '被保人确认',
    says: '凭姓名和证件号码查询',
  },
  {
    address: `/insurant-confirmation-landing-outer?${product}&token=01JABCDEFGHJKMNPQRSTVWXYZ0.x`,
    title: '被保人确认',
    says: '链接已失效',
  },
  { address: '/goldplan-result', title: '支付结果', says: '查看订单' },
  { address: `/housekeeper-group?${product}`, title: '社区管家', says: '微信联系' },
  {
    address: '/housekeeper-group',
    title: '这里还没有社区管家',
    says: /就医和理赔/,
    at: /housekeeperNoFound/,
  },
  { address: '/tab/policy-analysis', title: '保障服务', says: '我的保障' },
  { address: `/tab/care-guide?${product}`, title: '保障服务', says: /带好医保卡/ },
  { address: `/tab/claim-service?${product}`, title: '保障服务', says: /报案/ },
  { address: '/allNoFound', title: '没有找到您要的内容', says: '选择城市和产品' },
  { address: '/housekeeperNoFound', title: '这里还没有社区管家', says: /就医和理赔/ },
  { address: '/no-login', title: '您还没有登录', says: '去登录' },
  { address: `/alert-page?${product}`, title: '温馨提示', says: '你即将进入参保流程' },
  { address: '/test-page', title: '对话框和组件', says: '保费明细' },
  { address: `/diagnostics?${product}&wtagid=W1`, title: '诊断信息', says: 'W1' },
  { address: '/page-error2', title: '页面不存在', says: '返回投保页' },
  {
    address: '/outer-transfer?source=SUISHENBAN_XCX&channel=C1&productCode=PP57',
    title: '.',
    says: '立即投保',
    at: /\/insure\?.*cityCode=310000/,
  },
  {
    address: '/outer-transfer?source=ABC&productCode=PH4J',
    title: '.',
    says: '立即投保',
    at: /\/insure\?.*cityCode=320100/,
  },
  {
    address: '/sz-transfer?productCode=LH0G&other=x',
    title: '.',
    says: '立即投保',
    at: /\/insure\?.*other=x.*cityCode=440301|\/insure\?.*cityCode=440301.*other=x/,
  },
]

const browserOnly: readonly Opened[] = [
  { address: '/h5-health-hospital?cityCode=310000', title: '医院名单', says: /浦东新区惠民医院/ },
  { address: '/h5-health-hospital?cityCode=000000', title: '医院名单', says: /还没有医院名单/ },
  {
    address: `/shareHome?${product}`,
    title: '请在微信中打开',
    says: '复制链接',
    at: /page-error2\?.*type=wechatOnly.*redirectPath=/,
  },
  {
    address: '/outer-transfer-v2',
    title: '请在公众号中打开',
    says: '复制链接',
    at: /type=oaOnly/,
  },
]

const wechatOnly: readonly Opened[] = [
  { address: `/shareHome?${product}`, title: '分享有礼', says: '怎样分享' },
  { address: `/shareRewards?${product}`, title: '分享有礼', says: '活动规则', at: /shareHome\?/ },
  {
    address: '/h5-health-hospital?cityCode=310000',
    title: '请在浏览器中打开',
    says: '复制链接',
    at: /type=browserOnly/,
  },
  // These come last, because inside WeChat the product page goes to the authorisation page.
  {
    address: '/outer-transfer-v2?productCode=PH4J',
    title: '.',
    says: '立即投保',
    at: /320100/,
    signsIn: true,
  },
]

/**
 * Addresses that lead to another page do the same in every app, and other tests open their targets.
 * Only the full circle opens the same pages in other apps.
 */
const steady = anywhere.filter(({ at }) => at === undefined)

/** The same in a web view, which signs its visitor in. */
const steadySignedIn = steady.map((opened) =>
  opened.address === '/no-login' ? { ...opened, title: '您已登录', says: '我的订单' } : opened,
)

/** Addresses in a web view. Those for an official account only show where to open them. */
const inWebView = [
  ...wechatOnly.filter(({ address }) => !address.startsWith('/outer-transfer-v2')),
  { address: '/outer-transfer-v2', title: '请在公众号中打开', says: '复制链接', at: /type=oaOnly/ },
]

/** A page that needs a login, which WeChat gives without a form. */
const rewards: Opened = {
  address: '/shareActivityCommon/myRewards',
  title: '我的奖励',
  says: '还没有奖励',
}

/** Pages that a partner's or an agent's entry source changes. */
const forced: readonly Opened[] = [
  // test/unit/entry/environment has every source that counts as an official account.
  ...['YSS_WXAPP', 'JLB_WXAPP'].map((source) => ({
    address: `/shareHome?${product}&entrySource=${source}`,
    title: '分享有礼',
    says: source === 'JLB_WXAPP' ? '这里不能分享' : '怎样分享',
  })),
  {
    address: `/h5-health-hospital?cityCode=310000&entrySource=YSS_WXAPP`,
    title: '请在浏览器中打开',
    says: '复制链接',
    at: /type=browserOnly/,
  },
]

const behindLogin: readonly Opened[] = [
  { address: '/shanghai/order/center', title: '我的订单', says: /上海市的订单/ },
  { address: '/partner-bind-appid?cityCode=320100', title: '账号绑定', says: '这里不需要绑定' },
  { address: '/auth-page', title: '信息授权', says: '授权地址不完整或不能打开' },
  { address: `/zhong-shan-renewal/insure`, title: '续保', says: '您的参保人' },
  { address: '/hujiabao/insure', title: '填写投保信息', says: '保存房屋' },
  { address: '/hujiabao/order-center', title: '我的订单', says: '全部' },
  { address: '/goldplan-transfer', title: '我的订单', says: '全部', at: /order-center/ },
  { address: '/tab/policy-analysis', title: '保障服务', says: '您名下还没有保单' },
]

/** HTML of pages without findings. The same HTML in another app need not be checked again. */
const sound = new Set<string>()

const isSound = async (page: Page): Promise<void> => {
  // Numbers change with the build and the day.
  const drawn = (await page.locator('body').innerHTML()).replace(/\d+/g, '')
  if (sound.has(drawn)) return
  assert.deepEqual(await seriousFindings(page), [], page.url())
  sound.add(drawn)
}

/** With `PICTURES=folder` a screenshot of each page is stored. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, '-')}.png` })
}

/** What changes the environment, or leads on, is decided when the application starts. */
const isLanding = ({ address, at }: Opened): boolean =>
  at !== undefined || /entrySource|wtagid/.test(address)

const look = async (page: Page, host: string, opened: Opened) => {
  const { address, title, says, at, signsIn } = opened
  if (page.url() === 'about:blank' || isLanding(opened)) await page.goto(address)
  else await walkTo(page, address)
  const within = (['main', 'contentinfo', 'dialog'] as const).map((role) =>
    page.getByRole(role).last(),
  )
  await within
    .reduce((all, one) => all.or(one))
    .getByText(says)
    .first()
    .waitFor()
  // The page may still be on its way to WeChat and back.
  if (signsIn && host !== 'alipay') return arriveAt(page, at ?? /./)
  await eventually(
    () => page.title(),
    (shown) => new RegExp(title).test(shown),
  )
  const { pathname, search } = new URL(page.url())
  assert.match(pathname + search, at ?? new RegExp(`^${address.split('?', 1)[0] ?? ''}`))
  // The same page in another app has the same components.
  if (host === '' || isFullCircle) await isSound(page)
  await picture(page, `${host}${address}`)
}

/** Opens a page in an app that the browser plays. The opener of a web view signs it in. */
const openIn = async (host: string): Promise<Page> => {
  const { page, context } = await shop.phone({ size: 'small' })
  if (host === '') return page
  const first = host === 'web-view' ? `/insure?${product}` : '/page-error2'
  await page.goto(`/sandbox/as/${host}?to=${encodeURIComponent(first)}`)
  await page.getByRole('main').last().waitFor()
  if (host === 'web-view') await keptLogin(context)
  return page
}

const groups = [
  { name: 'of every app open in a browser', host: '', pages: anywhere },
  {
    name: 'of browsers, and with what partners say, open in one',
    host: '',
    pages: [...browserOnly, ...forced],
  },
  {
    name: 'of WeChat open in an official account',
    host: 'official-account',
    pages: [...wechatOnly.slice(0, 2), rewards, ...wechatOnly.slice(2)],
  },
  {
    name: 'of the mini-program open in its web view',
    host: 'web-view',
    pages: byCircle(inWebView, [...steadySignedIn, ...inWebView]),
  },
  {
    name: 'of every app open in Alipay',
    host: 'alipay',
    pages: byCircle(wechatOnly, [...steady, ...wechatOnly]),
  },
] as const

for (const { name, host, pages } of groups)
  test(`RT ENV the addresses ${name}`, async () => {
    const lookAll = async (some: readonly Opened[]) => {
      const page = await openIn(host)
      for (const opened of some)
        await look(page, host, opened).catch((why: unknown) => {
          throw new Error(`${opened.address}: ${String(why)}`)
        })
    }
    const half = Math.ceil(pages.length / 2)
    await Promise.all([lookAll(pages.slice(0, half)), lookAll(pages.slice(half))])
  })

test('RT the addresses behind the login open for who is signed in', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self } = shop.family()
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  for (const opened of behindLogin) await look(page, '', opened)

  const insured = [{ relationType: 'SELF' as const, person: self }]
  const orderId = await confirmedProposal(gateway, login, insured)
  await walkTo(page, `/shanghai/order/detail?orderId=${orderId}`)
  // RT099 RT104: the payment and its result have Shanghai's own addresses.
  await button(page, '去支付').tap()
  await arriveAt(page, /\/shanghai\/pay-confirm\?/)
  await confirmOrder(page)
  await payAt(page, '支付成功')
  await heading(page, '投保成功').waitFor()
  assert.equal(new URL(page.url()).pathname, '/shanghai/result')
  // RT056 RT058: a city's own text about orders with policies is not on another city's orders.
  const ofShanghai = /理赔由保单上的承保公司办理/
  await page.goto(`/shanghai/order/detail?orderId=${orderId}`)
  await words(page, ofShanghai).waitFor()
  const other = await proposeByCalls(
    page,
    shop.sandbox.origin,
    shop.family().self,
    products.nanjing,
  )
  await page.goto(`/order-detail?orderId=${other}`)
  await words(page, '订单金额').waitFor()
  assert.equal(await words(page, ofShanghai).count(), 0)
  await walkTo(page, `/order-center?${new URLSearchParams(products.nanjing)}`)
  await words(page, '待支付').first().waitFor()
  assert.equal(await words(page, /上海市的订单/).count(), 0)

  // RT005: a link to a second address of a page ends at the page's main address.
  await page.goto('/partner-bind-appid?cityCode=320100&channel=C7&redirectPath=%2FPH38')
  await button(page, '继续').tap()
  await button(page, '立即投保').waitFor()
  const { pathname, searchParams } = new URL(page.url())
  assert.equal(pathname, '/insure')
  assert.equal(searchParams.get('cityCode'), '441900')
  assert.equal(searchParams.get('productCode'), 'PH38')
})

test('RT125 RT126 pages for testers are unknown where the gateway is no sandbox', async () => {
  const { page } = await shop.phone()
  // A gateway without sandbox answers like this.
  await page.route('**/sandbox/clock', (route) =>
    route.fulfill({ status: 404, json: { code: -1 } }),
  )
  for (const path of ['/test-page', '/alert-page']) {
    await page.goto(`${path}?${product}`)
    await button(page, '立即投保').waitFor()
    assert.equal(new URL(page.url()).pathname, '/insure')
  }
})
