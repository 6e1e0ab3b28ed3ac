import assert from 'node:assert/strict'
import { test } from '../support/test'
import {
  approve,
  button,
  counted,
  dialog,
  give,
  link,
  orderPart,
  search,
  type Office,
} from './office'

/** A person calls. */
export function personTasks({ staffConsole, customers, customer, repaid }: Office): void {
  test('task 1: one box finds a person by whatever they say', async () => {
    const { self, orderId, outRefundNo, outTradeNo } = await repaid()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    const found = page.getByRole('region', { name: `订单 ${orderId}` })
    const took = await counted('1 find by mobile', desk, async () => {
      await search(page, self.mobile)
      await found.waitFor()
    })
    assert.ok(took.taps <= 3 && took.seconds <= 10, JSON.stringify(took))
    assert.ok(!page.url().includes(self.mobile))
    for (const number of [self.id, orderId, outTradeNo, outRefundNo]) {
      await link(page, /^惠民保/).click()
      await found.waitFor({ state: 'detached' })
      await search(page, number)
      await found.waitFor()
    }
  })

  test('task 2: one time line of a person', async () => {
    const { orderId } = await customer()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    await counted('2 time line', desk, async () => {
      await search(page, orderId)
      const line = page.getByRole('table', { name: '时间线' })
      await line.getByRole('cell', { name: '已支付' }).first().waitFor()
      await line.getByRole('cell', { name: '保单', exact: true }).first().waitFor()
      await page.getByLabel('类别').selectOption('支付')
      await line.getByText('入账：收款').first().waitFor()
    })
  })

  test('task 3: why money was taken', async () => {
    const { orderId, self } = await customer()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    await counted('3 why money was taken', desk, async () => {
      await search(page, orderId)
      await page
        .getByRole('region', { name: '支付：钱为什么收' })
        .getByText('本人支付投保')
        .waitFor()
    })
    // Masked until a reason is given, and then one field.
    assert.equal(await page.getByText(self.name).count(), 0)
    await button(page, '显示姓名').first().click()
    await give(page, '显示姓名', '显示', { 事由: '客户来电核对' })
    await page.getByText(self.name).waitFor()
  })

  test('task 4: where the refund stands, in 3 taps and 10 s from a mobile number', async () => {
    const { self } = await repaid()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    const took = await counted('4 where the refund stands', desk, async () => {
      await search(page, self.mobile)
      await page
        .getByText(/您的退款 ¥[\d.]+ 已于 \d{4}-\d\d-\d\d \d\d:\d\d 退回银行/)
        .first()
        .waitFor()
    })
    assert.ok(took.taps <= 3 && took.seconds <= 10, JSON.stringify(took))
  })

  test('task 5: a policy is sent again', async () => {
    const { orderId } = await customer()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    await search(page, orderId)
    await counted('5 send again', desk, async () => {
      await button(page, '再发保单或消息').click()
      await dialog(page, '再发保单或消息').getByRole('radio', { checked: true }).waitFor()
      await give(page, '再发保单或消息', '确定', { 事由: '客户没有收到保单' })
    })
    await page.getByLabel('类别').selectOption('消息')
    const line = page.getByRole('table', { name: '时间线' })
    await line.getByText('保单已出（已发送）').nth(1).waitFor()
  })

  test('task 6: a mobile is corrected with proof, by two people', async () => {
    const { orderId } = await customers.bought()
    const mobile = '13812340006'
    const asks = await staffConsole.browser('kefu')
    const approves = await staffConsole.browser('kefu2', 'phone')
    await counted('6 correct a mobile', asks, async () => {
      const { page } = asks
      await search(page, orderId)
      await button(page, '更正手机号').click()
      await give(page, '更正手机号', '确定', {
        新手机号: mobile,
        证明: 'DA-2026-0006',
        事由: '换了号码',
      })
      await page.getByText('已申请，等待复核').waitFor()
    })
    await approve(approves, mobile.slice(-4))
    await search(asks.page, mobile)
    await orderPart(asks.page, orderId).waitFor()
  })

  test('task 7: an auto-renewal is switched off on request', async () => {
    const { orderId } = await customers.renewing()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    await search(page, orderId)
    const renewals = page.getByRole('region', { name: '自动续保' })
    await renewals.getByText('已开通').waitFor()
    await counted('7 renewal off', desk, async () => {
      await renewals.getByRole('button', { name: '关闭自动续保' }).click()
      await give(page, '关闭自动续保', '确定', { 事由: '客户来电要求' })
      await renewals.getByText('已关闭').waitFor()
    })
  })

  test('task 8: a policy is revoked for somebody who cannot, by the preview that they see', async () => {
    const one = await customers.bought()
    const desk = await staffConsole.browser('kefu')
    const approves = await staffConsole.browser('kefu2', 'phone')
    const { page } = desk
    await search(page, one.orderId)
    await counted('8 revoke', desk, async () => {
      await button(page, '代客户退保').click()
      const preview = dialog(page, '代客户退保').getByRole('region', { name: '确认撤单' })
      await preview.getByText('撤单后，以下1张保单同时失效，不再承担保险责任').waitFor()
      await preview.getByText('应退金额 ¥129.00').waitFor()
      await give(page, '代客户退保', '代客户退保', { 证明: 'LY-2026-0008', 事由: '本人来电要求' })
      await orderPart(page, one.orderId).getByText('已申请，等待复核').waitFor()
    })
    await approve(approves, '代客户退保')
    await page.reload()
    await page.getByRole('region', { name: '退款：走到哪了' }).waitFor()
    assert.equal((await customers.orderOf(one)).status, 'REVOKED')
    // What may not be done any more says why.
    await orderPart(page, one.orderId).getByText('当前状态不允许').waitFor()
  })

  test('task 9: a request for data is signed off, and one for deletion', async () => {
    const { orderId } = await customers.bought()
    const desk = await staffConsole.browser('hegui')
    const { page } = desk
    await search(page, orderId)
    const proof = { 证明: 'HAN-2026-09', 事由: '书面申请已核验' }
    await counted('9 export', desk, async () => {
      await button(page, '签核：导出信息').click()
      const download = page.waitForEvent('download')
      await give(page, '签核：导出信息', '导出文件', proof)
      assert.match((await download).suggestedFilename(), /^huimin-\d{4}-\d\d-\d\d\.json$/)
    })
    await counted('9 delete', desk, async () => {
      await button(page, '签核：注销账号').click()
      await dialog(page, '签核：注销账号').getByText('保单 1 份继续有效').waitFor()
      await give(page, '签核：注销账号', '删除这个账号', proof)
      await page.getByText('账户已注销').first().waitFor()
    })
  })

  test('task 10: the page as the customer sees it', async () => {
    const { orderId } = await customer()
    const desk = await staffConsole.browser('kefu')
    const { page } = desk
    await search(page, orderId)
    await counted('10 as the customer', desk, async () => {
      await button(page, '看客户看到的页面').click()
      const screen = page.getByRole('article', { name: '客户的屏幕' })
      await screen.getByRole('heading', { name: '已支付' }).waitFor()
      await screen.getByText(/保单已生成，[\d-]+零时起生效。/).waitFor()
      // Nothing on it can be pressed.
      assert.equal(await screen.getByRole('button').count(), 0)
    })
  })
}
