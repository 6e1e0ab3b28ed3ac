import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { button, eventually } from '../../support/storefront'
import { test } from '../../support/test'

/** The visible defaults for products without own settings. */

const shop = openShop()

/** The panel of a gallery dialog, once it does not move. */
const panelOf = async (page: Page, state: string) => {
  await button(page, state).tap()
  const panel = page.locator('.hm-dialog__panel')
  await panel.waitFor()
  const measure = () =>
    panel.evaluate((it) => ({
      share: Math.round((it.getBoundingClientRect().height / window.innerHeight) * 100),
      most: Math.round((parseFloat(getComputedStyle(it).maxHeight) / window.innerHeight) * 100),
    }))
  return { measure }
}
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
const colourOf = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true })
    .evaluate((it) => getComputedStyle(it).backgroundColor)

test('KC018 KC021 KC022 KC024 popups are as high as they say', async () => {
  const { page } = await shop.phone()
  await page.goto('/test-page')
  for (const [state, share] of [
    ['文件阅读与同意 默认', 70],
    ['文章 默认', 70],
    ['房屋选择 默认一处', 80],
    ['选择列表 单选', 80],
  ] as const) {
    const { measure } = await panelOf(page, state)
    await eventually(measure, (seen) => seen.share === share)
    await close(page)
  }
})

test('KC023 a sheet is as high as its content, and never above nine tenths', async () => {
  const { page } = await shop.phone()
  await page.goto('/test-page')
  const { measure } = await panelOf(page, '保费明细 一人')
  await eventually(measure, ({ most, share }) => most === 90 && share < 70)
  await close(page)
})

test('KC004 KC005 KC006 KC008 KC016 KC019 KC020 buttons where nothing is said of them', async () => {
  const { page } = await shop.phone()
  await page.goto('/test-page')
  await button(page, '提示 一个按钮').tap()
  await page.getByRole('dialog').getByRole('button', { name: '好的', exact: true }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await button(page, '确认 默认图标').tap()
  await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).waitFor()
  assert.equal(await colourOf(page, '确认'), 'rgb(242, 52, 50)')
  await close(page)

  await button(page, '文件阅读与同意 默认').tap()
  await page.getByRole('dialog').waitFor()
  // White on this red has a contrast of 4.5:1, and so has the shade of #fa5332 on other buttons.
  assert.equal(await colourOf(page, '逐条阅读并同意以上内容'), 'rgb(211, 40, 38)')
  await close(page)
  await button(page, '保费明细 一人').tap()
  await page.getByRole('dialog').waitFor()
  assert.equal(await colourOf(page, '我已确认'), 'rgb(200, 66, 40)')

  const spinner = await page.locator('.hm-page').evaluate((root) => {
    const drawn = document.createElement('span')
    drawn.className = 'hm-button__spinner'
    root.append(drawn)
    const { animationDuration, animationTimingFunction } = getComputedStyle(drawn)
    const steps = Number(/^steps\((\d+)/.exec(animationTimingFunction)?.[1])
    return steps / parseFloat(animationDuration)
  })
  assert.equal(spinner, 40)
})

test('KC041 KC042 a button without a product is of MH01; the version is told', async () => {
  const { page } = await shop.phone()
  const entered = page.waitForRequest(/\/getHousekeeperEntry$/)
  await page.goto('/housekeeper-group?cityCode=140000')
  const { data } = (await entered).postDataJSON() as {
    data: { entries: { productCode: string }[] }
  }
  assert.deepEqual(
    data.entries.map(({ productCode }) => productCode),
    ['MH01'],
  )
  await page.goto('/diagnostics')
  await page.getByText('3.21.4', { exact: true }).waitFor()
})
