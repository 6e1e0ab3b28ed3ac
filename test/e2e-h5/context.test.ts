import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import { openShop } from '../support/shop'
import { proposeByCalls } from '../support/signed-in-phone'
import {
  address,
  button,
  confirmOrder,
  fillOne,
  heading,
  payAt,
  products,
  propose,
  seeResult,
  signIn,
  startInsuring,
  words,
} from '../support/storefront'
import { test } from '../support/test'

const shop = openShop()

/** The origin of a visitor, as a partner's link gives it. */
const came = {
  agentWtag: 'A1',
  times: '2',
  wtagid: 'W.1',
  channel: 'C1',
  wsCityCode: '442000',
  projectCode: 'P1',
  fromAD: '1',
  cfgUA: 'U1',
  outerId: '张1',
  ver: '3',
  entrySource: 'poster',
  source: 'S1',
  proposalSource: 'PS1',
  testid: 'T1',
  shareWtagid: 'SW1',
}

const saidBy = (page: Page): Record<string, string | null> => {
  const { searchParams } = new URL(page.url())
  return Object.fromEntries(Object.keys(came).map((name) => [name, searchParams.get(name)]))
}

/** Records the headers of every later call of a page. */
const listen = (page: Page): (() => void) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/(api|v1|rpc)\//.test(request.url())) calls.push(request)
  })
  return () => {
    assert.notEqual(calls.length, 0)
    for (const call of calls.splice(0)) {
      const sent = call.headers()
      const told = ['channel', 'wtagid', 'outer-id', 'version', 'scene'].map(
        (name) => sent[`x-${name}`],
      )
      assert.deepEqual(told, ['C1', 'W.1', '%E5%BC%A01', '3.21.4', 'poster'], call.url())
    }
  }
}

test.describe('where a visitor came from', () => {
  test('is known on every page and in every call, to the last page and after a reload', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const checkCalls = listen(page)
    const check = () => {
      assert.deepEqual(saidBy(page), came, page.url())
      checkCalls()
    }

    await page.goto(address('/insure', { ...products.shanghai, ...came }))
    await button(page, '立即投保').waitFor()
    check()
    await startInsuring(page)
    await signIn(page, shop.sandbox, self.mobile)
    await button(page, '下一步').waitFor()
    check()
    await fillOne(page, self)
    await propose(page)
    check()
    await confirmOrder(page)
    check()
    await payAt(page, '支付成功')
    await seeResult(page)
    check()
    await page.reload()
    await seeResult(page)
    check()
    await button(page, '查看订单').tap()
    await heading(page, '已支付').waitFor()
    check()
  })

  test('is told where no header can carry it as it is', async () => {
    const { page } = await shop.phone()
    const told = page.waitForRequest((request) => /\/(api|v1|rpc)\//.test(request.url()))
    await page.goto(address('/insure', { ...products.shanghai, channel: '社区', wtagid: '张1' }))
    const { 'x-channel': channel, 'x-wtagid': wtagid } = (await told).headers()
    assert.deepEqual([channel, wtagid], ['%E7%A4%BE%E5%8C%BA', '%E5%BC%A01'])
    await button(page, '立即投保').waitFor()
  })

  test('comes back from the cashier before the money is there, to the same version', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
    await page.goto(address('/pay-confirm-v3', { ...products.shanghai, ...came, proposalId }))
    await confirmOrder(page)
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname, '/payment')
    await page.goto(`/payment2${search}`)
    await button(page, '立即支付').waitFor()
    await payAt(page, '稍后到账')
    await words(page, '正在确认支付结果').waitFor()
    assert.equal(new URL(page.url()).pathname, '/payment2')
    assert.deepEqual(saidBy(page), came)
  })
})
