import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { test } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { openShop } from '../support/shop'
import { signInByCalls } from '../support/signed-in-phone'
import { eventually } from '../support/storefront'

/**
 * Addresses that people open from posters, messages and partners, in each app that may see them:
 * what they are called, that they say something, and that they are sound.
 */

const shop = openShop()
const product = 'cityCode=310000&productCode=PP57'

interface Opened {
  address: string
  title: string
  /** Something that the page must say. */
  says: string | RegExp
  /** Where it leads, where that is another page. */
  at?: RegExp
}

const anywhere: readonly Opened[] = [
  { address: `/insure-detail?${product}`, title: '保障详情', says: '立即投保' },
  { address: `/insure-detail-new?${product}`, title: '保障详情', says: '谁能保' },
  { address: '/gansu2024-select', title: '选择城市', says: /甘肃省/ },
  { address: '/goldplan-result', title: '支付结果', says: '查看订单' },
  { address: `/housekeeper-group?${product}`, title: '社区管家', says: '客服电话' },
  {
    address: '/housekeeper-group',
    title: '这里还没有社区管家',
    says: /就医和理赔/,
    at: /housekeeperNoFound/,
  },
  { address: '/tab/policy-analysis', title: '保障服务', says: '保单分析' },
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
  { address: '/h5-health-hospital?cityCode=310000', title: '医院名单', says: /瑞金医院/ },
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
  { address: '/shareActivityCommon/myRewards', title: '我的奖励', says: '还没有奖励' },
  {
    address: '/h5-health-hospital?cityCode=310000',
    title: '请在浏览器中打开',
    says: '复制链接',
    at: /type=browserOnly/,
  },
]

const behindLogin: readonly Opened[] = [
  { address: '/shanghai/order/center', title: '我的订单', says: '全部' },
  { address: '/hujiabao/order-center', title: '我的订单', says: '全部' },
  { address: '/goldplan-transfer', title: '我的订单', says: '全部', at: /order-center/ },
  { address: '/tab/policy-analysis', title: '保障服务', says: '您名下还没有保单' },
]

const isSound = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  assert.deepEqual(
    serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    [],
    page.url(),
  )
}

/** `PICTURES=folder` keeps one of each, to be looked at. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, '-')}.png` })
}

const look = async (page: Page, host: string, { address, title, says, at }: Opened) => {
  await page.goto(host === '' ? address : `/sandbox/as/${host}?to=${encodeURIComponent(address)}`)
  const main = page.getByRole('main').last()
  await main.or(page.getByRole('contentinfo').last()).getByText(says).first().waitFor()
  await eventually(
    () => page.title(),
    (shown) => new RegExp(title).test(shown),
  )
  const { pathname, search } = new URL(page.url())
  assert.match(pathname + search, at ?? new RegExp(`^${address.split('?', 1)[0] ?? ''}`))
  await isSound(page)
  await picture(page, `${host}${address}`)
}

const groups = [
  { name: 'of every app open in a browser', host: '', pages: anywhere },
  { name: 'of browsers open in one', host: '', pages: browserOnly },
  { name: 'of WeChat open in an official account', host: 'official-account', pages: wechatOnly },
] as const

for (const { name, host, pages } of groups)
  test(`RT the addresses ${name}`, async () => {
    const { page } = await shop.phone({ size: 'small' })
    for (const opened of pages)
      await look(page, host, opened).catch((why: unknown) => {
        throw new Error(`${opened.address}: ${String(why)}`)
      })
  })

test('RT the addresses behind the login open for who is signed in', async () => {
  const { page } = await shop.phone({ size: 'small' })
  await signInByCalls(page, shop.sandbox.origin, shop.family().self.mobile)
  for (const opened of behindLogin) await look(page, '', opened)
})
