import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { walkTo } from '../../support/eyes/walk'
import type { Product } from '../../support/purchase'
import { address, words } from '../../support/storefront'

/** Words that belong to some states only. What a state does not claim may stand nowhere. */
const claims = [
  ...['支付中', '前完成支付', '去支付', '等待支付', '尚未收到付款', '付款时间已过'],
  ...['已取消', '已失效', '订单已关闭', '订单取消', '没有生成保单'],
  ...['已支付', '完成支付', '投保成功', '保单已生成', '保单生成', '查看收据'],
  ...['核保中', '核保未通过', '自始无效', '未通过保险公司核保'],
  ...['待生效', '等待生效', '零时起生效', '可撤单，全额退款'],
  ...['保障中', '保障已生效', '保障生效', '二十四时止'],
  ...['已到期', '保障已结束', '保障已于', '目前没有生效或待生效的保障'],
  ...['已撤销', '撤销中', '保单已失效', '商户已退款', '已退款', '商户退款'],
  ...['正在原路退回', '已原路退回', '保费已退回', '等待到账', '已到账', '退款到账'],
  ...['查看电子保单', '理赔指引', '请TA确认'],
  ...['未开通，到期后不会自动扣费', '自动续保已开通', '自动续保未开通', '同意并去微信签约'],
  ...['正在开放投保', '即将开放投保', '您已预约成功', '预约已登记，还不能提醒您', '取消预约'],
]

type Path = keyof typeof pages
const pages = {
  order: '/order-detail',
  result: '/insure-result',
  orders: '/order-center',
  policies: '/policy-list',
  policy: '/policy-detail',
  family: '/tab/policy-analysis',
  renewal: '/renewal-contract',
  booking: '/insure-reserve',
} as const

/** What a state says: on each page the word to wait for, and what else may stand on any of them. */
interface State {
  says: Partial<Record<Path, string>>
  alsoMay?: readonly string[]
}

/** What is looked at. */
export interface Seen extends Product {
  orderId?: string
  policyId?: string
}

/** The texts of the page on the screen, without its tabs, which name other states. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main')]
      .filter((main) => main.offsetParent !== null)
      .map((main) => {
        const tabs = [...main.querySelectorAll<HTMLElement>('[role=tablist]')]
        return tabs.reduce((text, tab) => text.replace(tab.innerText, ''), main.innerText)
      })
      .join('\n'),
  )

/** The claims of a text. A longer one is taken out first, because it may contain a shorter one. */
function claimsIn(text: string): string[] {
  let rest = text
  return [...claims]
    .sort((one, other) => other.length - one.length)
    .filter((claim) => {
      const isSaid = rest.includes(claim)
      rest = rest.replaceAll(claim, ' ')
      return isSaid
    })
}

/** Opens each page of a state, waits for its word, and finds no word of another state. */
export async function look(page: Page, where: Seen, { says, alsoMay = [] }: State): Promise<void> {
  const own = [...Object.values(says), ...alsoMay]
  const { orderId = '', ...product } = where
  let isFirst = true
  for (const [name, word] of Object.entries(says)) {
    const path = pages[name as Path]
    const to = address(path, { ...product, ...(orderId && { orderId, proposalId: orderId }) })
    // The application starts anew with each state, because a login may be a new one.
    if (isFirst) await page.goto(to)
    else await walkTo(page, to)
    isFirst = false
    await words(page, word).first().waitFor()
    const text = await textOf(page)
    const others = claimsIn(text).filter((claim) => !own.includes(claim))
    assert.deepEqual(others, [], `${path}, where ${word} is said`)
  }
}
