import { address, eventually, products } from '../support/storefront'
import { test } from '../support/test'
import type { Desk } from './desk'
import {
  button,
  counted,
  dialog,
  give,
  heading,
  link,
  orderPart,
  search,
  type Office,
} from './office'

const insure = address('/insure', products.shanghai)

/** The sale, what is watched, and what is accounted for. */
export function watchTasks({ staffConsole, shop, customers, customer, stranger }: Office): void {
  test('task 17: the sale of a product stops now', async () => {
    const desk = await staffConsole.browser('chanpin', 'phone')
    const { page } = desk
    await counted('17 stop at 390 px', desk, async () => {
      await page.goto('/stops')
      await button(page, '立即停售').click()
      const asked = dialog(page, '立即停售')
      // Nothing is chosen beforehand, so that nobody stops every product by haste.
      await asked.getByText('请先选择停售的城市或产品').waitFor()
      await asked.getByLabel('产品').selectOption('PP57')
      await asked.getByLabel('事由').fill('保险公司系统维护')
      await asked.getByRole('button', { name: '立即停售' }).click()
      await page.getByRole('button', { name: '恢复销售' }).waitFor()
    })
    const { page: phone } = await shop.phone()
    await phone.goto(insure)
    await phone.getByText('系统维护中，暂停投保').waitFor()
    // Tapping the main action tells it again, and leads nowhere.
    await phone.getByRole('button', { name: '暂停投保' }).click()
    await phone.getByRole('dialog').getByText('系统维护中，暂停投保').waitFor()
  })

  test('task 18: the sale goes on', async () => {
    const desk = await staffConsole.browser('chanpin', 'phone')
    const { page } = desk
    await page.goto('/stops')
    await counted('18 resume', desk, async () => {
      await button(page, '恢复销售').click()
      await give(page, '恢复销售', '恢复销售', { 事由: '维护完成' })
      await page.getByText('现在没有停售').waitFor()
    })
    const { page: phone } = await shop.phone()
    await phone.goto(insure)
    await phone.getByRole('button', { name: '立即投保' }).waitFor()
  })

  test('task 19: an alarm says what to do, is taken over and closed, and both sides are told', async () => {
    const { outTradeNo } = await stranger()
    const desk = await staffConsole.browser('chanpin')
    const other = await staffConsole.browser('caiwu')
    const alarmOf = ({ page }: Desk) => page.getByRole('listitem').filter({ hasText: outTradeNo })
    await other.page.goto('/alarms')
    await alarmOf(other).getByRole('button', { name: '关闭' }).click()
    await counted('19 alarm', desk, async () => {
      const { page } = desk
      await link(page, '告警').first().click()
      await alarmOf(desk).getByText('到商户平台退款').waitFor()
      await alarmOf(desk).getByRole('button', { name: '我来处理' }).click()
      await alarmOf(desk).getByText('产品小赵').waitFor()
    })
    // The other one saw it before it was taken over, and decides again on what is so now.
    const asked = dialog(other.page, '关闭告警')
    await asked.getByLabel('做了什么').fill('已在商户平台退款')
    await asked.getByRole('button', { name: '关闭', exact: true }).last().click()
    const both = asked.getByRole('row').filter({ hasText: '谁在处理' })
    await both.getByText('还没有人接手').waitFor()
    await both.getByText('产品小赵').waitFor()
    await asked.getByRole('button', { name: '看过了，仍按我填的提交' }).click()
    await alarmOf(other).waitFor({ state: 'detached' })
  })

  test('task 20: a dead message is sent again with its reason, or all of a kind', async () => {
    const { orderId, mend } = await customers.unreachable()
    const desk = await staffConsole.browser('chanpin')
    const { page } = desk
    await link(page, '未送达的消息').first().click()
    const row = page.getByRole('table', { name: '未送达的消息' }).getByRole('row')
    await eventually(
      async () => {
        await page.reload()
        await heading(page, '未送达的消息').waitFor()
        return row.filter({ hasText: orderId }).count()
      },
      (rows) => rows === 1,
    )
    await mend()
    await counted('20 dead messages', desk, async () => {
      await row.filter({ hasText: orderId }).getByText('没有能送到的联系方式').waitFor()
      await button(page, /^全部再发/).click()
      await give(page, '全部再发', '确定', { 事由: '短信服务商已恢复' })
      await row.filter({ hasText: orderId }).waitFor({ state: 'detached' })
    })
  })

  test('task 21: jobs with their lag and next turn', async () => {
    const desk = await staffConsole.browser('caiwu')
    const { page } = desk
    await counted('21 jobs', desk, async () => {
      await link(page, '后台任务').first().click()
      await page.getByRole('table', { name: '排队最久' }).getByText('退款').waitFor()
      await page
        .getByRole('row')
        .filter({ hasText: '核验工作日志' })
        .getByText(/^\d{4}-/)
        .waitFor()
    })
  })

  test('task 22: how the providers do, and a payment way off by hand', async () => {
    const desk = await staffConsole.browser('chanpin')
    const { page } = desk
    await counted('22 payment way off', desk, async () => {
      await link(page, '支付机构').first().click()
      await page.getByRole('row').filter({ hasText: '通联支付' }).first().waitFor()
      await link(page, '去停用一种支付方式').click()
      await button(page, '立即停售').click()
      const asked = dialog(page, '立即停售')
      await asked.getByLabel('城市').selectOption('310000')
      await asked.getByLabel('支付方式').selectOption('银行支付')
      await asked.getByLabel('事由').fill('银行通知维护')
      await asked.getByRole('button', { name: '立即停售' }).click()
      await asked.waitFor({ state: 'detached' })
      await link(page, '支付机构').first().click()
      await page.getByRole('region', { name: '人工停用的支付方式' }).getByText('银行支付').waitFor()
    })
    await page.goto('/stops')
    await button(page, '恢复销售').click()
    await give(page, '恢复销售', '恢复销售', { 事由: '银行恢复' })
  })

  test('task 23: who looked at whom and did what', async () => {
    const { orderId } = await customer()
    const reads = await staffConsole.browser('kefu')
    await search(reads.page, orderId)
    await orderPart(reads.page, orderId).waitFor()
    const desk = await staffConsole.browser('hegui')
    const { page } = desk
    await counted('23 staff log', desk, async () => {
      await link(page, '工作日志').first().click()
      const row = page.getByRole('row').filter({ hasText: orderId }).filter({ hasText: '客服小林' })
      await row.getByText('查看订单').first().waitFor()
      await button(page, '核验日志').click()
      await page.getByText(/\d+ 条，完整无缺/).waitFor()
    })
  })

  test('task 24: staff and rights are reviewed, as a printed list', async () => {
    const desk = await staffConsole.browser('admin')
    const { page } = desk
    await counted('24 rights', desk, async () => {
      await link(page, '人员与权限').first().click()
      await page.getByRole('table', { name: '人员' }).getByText('上海客服小吴').waitFor()
      await page.getByRole('table', { name: '角色能做什么' }).getByText('停售与恢复').waitFor()
    })
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
    await page.getByRole('table', { name: '人员' }).waitFor()
  })
}
