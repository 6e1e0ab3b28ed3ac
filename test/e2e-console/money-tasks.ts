import assert from 'node:assert/strict'
import { DAY_MS } from '@/domain/time/day'
import { seriousFindings } from '../support/serious-findings'
import { eventually } from '../support/storefront'
import { test } from '../support/test'
import {
  approve,
  button,
  counted,
  dialog,
  give,
  heading,
  link,
  search,
  type Office,
} from './office'

/** Money that needs somebody. */
export function moneyTasks({ staffConsole, shop, customers, customer, stranger }: Office): void {
  test('task 11: a refund that the bank refused is started again by two people', async () => {
    const { outRefundNo, outTradeNo } = await customers.revoked('ABNORMAL')
    const asks = await staffConsole.browser('caiwu')
    const approves = await staffConsole.browser('caiwu2', 'phone')
    await counted('11 start again', asks, async () => {
      const { page } = asks
      await link(page, '退款').first().click()
      await link(page, outRefundNo).click()
      await button(page, '重新发起退款').click()
      await give(page, '重新发起退款', '确定', { 事由: '客户换了银行卡' })
      await page.getByText('有申请在等另一人复核').waitFor()
    })
    await shop.sandbox.planRefunds(outTradeNo, 'SUCCESS')
    await counted('11 approve at 390 px', approves, () => approve(approves, outRefundNo))
    // Whoever asked cannot approve.
    await asks.page.goto('/approvals')
    await heading(asks.page, '复核').waitFor()
    assert.equal(await asks.page.getByRole('button', { name: '同意' }).count(), 0)
  })

  test('a refund whose card is gone goes to another one, of which everybody then sees the mask', async () => {
    const { outRefundNo } = await customers.revoked('ABNORMAL')
    const asks = await staffConsole.browser('caiwu')
    const approves = await staffConsole.browser('caiwu2', 'phone')
    const { page } = asks
    await counted('refund to a card', asks, async () => {
      await search(page, outRefundNo)
      await link(page, outRefundNo).first().click()
      await button(page, '重新发起退款').click()
      const asked = dialog(page, '重新发起退款')
      await asked.getByRole('radio', { name: /另一张借记卡/ }).check()
      // An empty form says what is needed.
      await asked.getByRole('button', { name: '确定' }).click()
      await asked.getByText('请选择开户银行').waitFor()
      assert.deepEqual(await seriousFindings(page), [])
      await asked.getByLabel('开户银行').selectOption('工商银行')
      await asked.getByLabel('卡号').fill('6222 0202 0011 2233 445')
      await give(page, '重新发起退款', '确定', { 持卡人姓名: '王建国', 事由: '原卡已注销' })
      await page.getByText('工商银行借记卡 尾号 3445（王**），待复核').waitFor()
    })
    await approves.page.goto('/approvals')
    await approves.page.getByText('工商银行借记卡 尾号 3445').waitFor()
    assert.doesNotMatch(await approves.page.content(), /6222|王建国/)
    await approve(approves, outRefundNo)
    await page.reload()
    await page.getByText('工商银行借记卡 尾号 3445（王**），已执行').waitFor()
    assert.doesNotMatch(await page.content(), /6222|王建国/)
  })

  test('task 12: a refund is settled outside with a document number', async () => {
    const { outRefundNo } = await customers.revoked('ABNORMAL')
    const asks = await staffConsole.browser('caiwu')
    const approves = await staffConsole.browser('caiwu2', 'phone')
    await counted('12 settle outside', asks, async () => {
      const { page } = asks
      await search(page, outRefundNo)
      await link(page, outRefundNo).first().click()
      await button(page, '登记线下退款').click()
      await give(page, '登记线下退款', '确定', { 凭证号: 'PZ-2026-0012', 事由: '柜面转账' })
      await page.getByText('有申请在等另一人复核').waitFor()
    })
    await approve(approves, outRefundNo)
    await asks.page.reload()
    await asks.page.getByText('PZ-2026-0012').waitFor()
  })

  test('task 13: money that fits nothing is found', async () => {
    const { outTradeNo } = await stranger()
    const desk = await staffConsole.browser('caiwu')
    const { page } = desk
    await counted('13 money that fits nothing', desk, async () => {
      await link(page, '对不上的钱').first().click()
      await heading(page, '对不上的钱').waitFor()
      await page
        .getByRole('row')
        .filter({ hasText: outTradeNo })
        .getByText('收到不认识的钱')
        .waitFor()
    })
  })

  test('task 16: the ledger by account, and the file of a month', async () => {
    await customer()
    const desk = await staffConsole.browser('caiwu')
    const { page } = desk
    await counted('16 ledger and file', desk, async () => {
      await link(page, '总账').first().click()
      await page.getByLabel('科目').selectOption('保费')
      await page.getByRole('table', { name: '分录' }).getByText('预收保费').first().waitFor()
      await button(page, '导出 CSV').click()
      const download = page.waitForEvent('download')
      await give(page, /^导出 CSV \d{4}-\d\d$/, '导出 CSV', { 事由: '月末核对' })
      assert.match((await download).suggestedFilename(), /^ledger-\d{4}-\d\d-PREMIUM\.csv$/)
    })
  })
}

/** The clock goes on in these, so they come last: a code of the second factor is taken once. */
export function lateMoneyTasks({ staffConsole, shop, customers, stranger }: Office): void {
  test('task 15: the differences of a day are closed with a note', async () => {
    const { outTradeNo } = await stranger()
    await shop.sandbox.shiftClock(2 * DAY_MS)
    const desk = await staffConsole.browser('caiwu', 'desk', true)
    const { page } = desk
    await page.goto('/days')
    const day = page.getByRole('region').filter({ hasText: '账单有收款，我们没有' })
    await eventually(
      async () => {
        await page.reload()
        await heading(page, '每日对账').waitFor()
        return day.count()
      },
      (days) => days > 0,
    )
    await counted('15 close a day', desk, async () => {
      await button(page, '写明原因并关闭').first().click()
      const asked = page.getByRole('dialog')
      await asked.getByLabel('查清的原因').fill(`${outTradeNo} 是别的系统的订单`)
      await asked.getByRole('button', { name: '确定' }).click()
      await page.getByText('没有对账记录').waitFor()
    })
  })

  test('task 14: a stuck withdrawal is asked about again', async () => {
    const { withdraw } = await customers.rewarded()
    await shop.sandbox.shiftClock(32 * DAY_MS)
    const silence = { cmd: 'wechatpay.transfer', mode: 'http500', times: 1000 }
    await shop.sandbox.fault(silence)
    await withdraw()
    const desk = await staffConsole.browser('caiwu', 'desk', true)
    const { page } = desk
    await counted('14 stuck withdrawal', desk, async () => {
      await link(page, '提现').first().click()
      await page.getByRole('row').filter({ hasText: '待提交' }).waitFor()
      await button(page, /^马上再问/).click()
      await give(page, '马上再问', '确定', { 事由: '商户余额已补足' })
    })
  })
}
