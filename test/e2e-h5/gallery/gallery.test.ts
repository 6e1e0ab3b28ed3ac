import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import { seeToast } from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** Dialogs with a countdown close by themselves within this time. */
const COUNTDOWN_MS = 5_000

const dialog = (page: Page) => page.getByRole('dialog')

const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

test('each state that a tester opens by its name', async () => {
  const { page } = await shop.phone()
  await page.clock.install()
  await page.goto('/test-page')
  const open = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).tap()
    await dialog(page).waitFor()
  }
  const press = (name: string | RegExp) => dialog(page).getByRole('button', { name }).tap()
  const says = (text: string | RegExp) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor()

  // The button goes through the documents and then agrees. Titles are cut at eight characters.
  await open('文件阅读与同意 逐份阅读')
  await dialog(page).getByRole('tab', { name: '个人信息处理及保…', exact: true }).waitFor()
  await press('阅读下一份')
  await press('阅读下一份')
  await press('逐条阅读并同意以上内容')
  await closed(page)
  await says(/confirmed/)

  // At the end of a document, the next one opens.
  await open('文件阅读与同意 读完自动下一份')
  await dialog(page)
    .getByRole('region', { name: '投保须知' })
    .evaluate((area) => area.scrollTo({ top: area.scrollHeight }))
  await dialog(page).getByRole('tab', { selected: true, name: '个人信息处理及保…' }).waitFor()
  await page.keyboard.press('Escape')
  await closed(page)

  // Choosing nothing gives a message. At the largest number, the other homes are disabled.
  await open('房屋选择 默认一处')
  await seeToast(page, '请选择房屋信息', () => press('确定'))
  const homes = dialog(page).getByRole('checkbox')
  await homes.nth(0).check()
  assert.deepEqual(
    await homes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).disabled)),
    [false, true, true, true],
  )
  await homes.nth(0).uncheck()
  assert.equal(await homes.nth(1).isDisabled(), false)
  await homes.nth(1).check()
  await press('确定')
  await closed(page)
  await says(/"index":1,"value":"H2"/)

  // The dialog answers by itself when its countdown ends.
  await open('未完成投保提醒 自动继续')
  await page.clock.fastForward(COUNTDOWN_MS)
  await closed(page)
  await says(/"goOn"/)

  const closing = page.getByText(/^[1-5]秒后自动关闭$/).waitFor()
  await open('提现申请已提交 默认')
  await closing
  await page.clock.fastForward(COUNTDOWN_MS)
  await closed(page)
  await says(/confirmed/)

  // A tap beside the dialog closes it, unless the product forbids that.
  await open('保费明细 点遮罩不关')
  await page.touchscreen.tap(190, 60)
  await page.keyboard.press('Escape')
  await press('我已确认')
  await closed(page)
  await says(/confirmed/)

  await seeToast(page, '加载失败', () => open('图片弹窗 加载失败'))
  await page.goBack()
  await closed(page)

  await open('产品通知 三天内不再提醒')
  await dialog(page).getByRole('checkbox', { name: '3天内不再提醒' }).check()
  await press('我知道了')
  await closed(page)
  await says(/"value":true/)

  // The editor changes the properties of a dialog.
  await page.getByRole('button', { name: '修改属性 保费明细', exact: true }).tap()
  await page.getByRole('button', { name: '保费明细 自定文字', exact: true }).tap()
  await dialog(page).waitFor()
  await page.goBack()
  await closed(page)
  await page.getByRole('textbox', { name: 'title', exact: true }).fill('家庭保费')
  await page.getByRole('button', { name: '打开 保费明细', exact: true }).tap()
  await page.getByRole('dialog', { name: '家庭保费' }).waitFor()
  await page.goBack()
  await closed(page)

  // The search finds a component of the form, which changes its state.
  await page.getByRole('textbox', { name: '搜索' }).fill('单选')
  await page.getByRole('button', { name: '单选 停用', exact: true }).tap()
  assert.equal(await page.getByRole('radio', { name: '女' }).isDisabled(), true)
})

/** The visible sign of each kind of document once it is open. */
const documents = [
  ['文字文件', (page: Page) => page.getByRole('article')],
  ['PDF文件', (page: Page) => page.getByRole('group', { name: /^第1页/ }).getByText('SANDBOX')],
  ['打不开的文件', (page: Page) => page.getByRole('button', { name: '重试' })],
  ['不存在的文件', (page: Page) => page.getByText('未找到相关信息').first()],
  ['不能打开的网址', (page: Page) => page.getByText('无法打开该链接')],
] as const

for (const [size, circle] of [
  ['small', {}],
  ['common', FULL_CIRCLE],
] as const)
  test(
    `DL055 every kind of document is read in the application, on a ${size} phone`,
    circle,
    async () => {
      const { page } = await shop.phone({ size })
      await page.goto('/test-page')
      for (const [at, [name, shown]] of documents.entries()) {
        await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' })
        await page.getByRole('link', { name, exact: true }).tap()
        await shown(page).waitFor()
        assert.match(page.url(), /\/pdf-viewer\?/)
        assert.deepEqual(await seriousFindings(page), [], name)
        await page.goBack()
        await page.getByRole('textbox', { name: '搜索' }).waitFor()
      }
    },
  )
