import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { address, arriveAt, button, eventually, seeToast, words } from '../../support/storefront'
import { test } from '../../support/test'

/** Ways from a plain browser into the mini-program, by WeChat's codes and links. */

const shop = openShop()
const outside = address('/insure', { cityCode: '000000', productCode: 'PH0Q', wtagid: 'W7' })

const resolve = async (scene: string): Promise<unknown> => {
  const answer = await fetch(`${shop.gateway.origin}/rpc/wechat-service/getSceneInfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cmd: 'getSceneInfo', apiVersion: 3, data: { scene } }),
  })
  return ((await answer.json()) as { data: unknown }).data
}

/** The scene with which the share page of the mini-program opens. */
const sceneOpenedBy = async (page: Page): Promise<string> => {
  const opened = page.waitForRequest(/\/sandbox\/mini-program\/pages\/base\/redirect\/index/)
  await button(page, '打开小程序').tap()
  return new URL((await opened).url()).searchParams.get('scene') ?? ''
}

test.describe('a product of the mini-program', () => {
  test('opens from a browser by a link, which keeps where the visitor came from', async () => {
    const { page } = await shop.phone()
    await page.goto(outside)
    const found = await resolve(await sceneOpenedBy(page))
    const { routeKey, paramStr } = found as { routeKey: string; paramStr: string }
    assert.equal(routeKey, 'nativeProduct')
    const params = new URLSearchParams(paramStr)
    assert.deepEqual([params.get('productCode'), params.get('wtagid')], ['PH0Q', 'W7'])
  })

  test('shows a code to scan, in the official account nothing else', async () => {
    const { page } = await shop.phone()
    await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(outside)}`)
    const code = page.getByRole('img', { name: '小程序码' })
    await code.waitFor()
    const width = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth)
    assert.ok((await eventually(width, (pixels) => pixels > 0)) > 200)
    assert.equal(await button(page, '打开小程序').count(), 0)
  })
})

test.describe('a code to scan', () => {
  test('is saved from a browser, to be picked from the album', async () => {
    const { page } = await shop.phone()
    await page.goto(outside)
    const saving = page.waitForEvent('download')
    const told = '已保存，可在微信“扫一扫”中从相册选取'
    await seeToast(page, told, () => button(page, '保存图片').tap())
    const saved = await saving
    assert.match(saved.suggestedFilename(), /^picture\.(png|jpeg)$/)
  })

  test('fills the screen when asked to; Esc, Back and 关闭 put it away', async () => {
    const { page } = await shop.phone()
    await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(outside)}`)
    const enlarge = button(page, '放大显示')
    const large = page.getByRole('dialog', { name: '小程序码' })
    const open = async () => {
      await enlarge.focus()
      await enlarge.press('Enter')
      await large.getByRole('img', { name: '小程序码' }).waitFor()
    }
    const focused = () =>
      large.evaluate((dialog: HTMLElement) => dialog.contains(document.activeElement))

    await open()
    assert.equal(await focused(), true)
    const box = await large.getByRole('img').boundingBox()
    assert.ok((box?.width ?? 0) > 200, `${box?.width} px wide`)
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
    await eventually(
      () => enlarge.evaluate((element) => element === document.activeElement),
      (back) => back,
    )

    await open()
    const address = page.url()
    await page.goBack()
    await large.waitFor({ state: 'detached' })
    assert.equal(page.url(), address)

    await open()
    await button(page, '关闭').tap()
    await large.waitFor({ state: 'detached' })
  })
})

test.describe('a page that opens in WeChat only', () => {
  const refused = address('/page-error2', {
    type: 'wechatOnly',
    redirectPath: '/policy-list?cityCode=310000&productCode=PP57',
  })

  test('leads on by its link, and into the mini-program', async () => {
    const { page, context } = await shop.phone()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(refused)
    await button(page, '复制链接').tap()
    await words(page, /链接已复制/).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied, `${shop.gateway.origin}/policy-list?cityCode=310000&productCode=PP57`)
    const found = await resolve(await sceneOpenedBy(page))
    assert.deepEqual(found, {
      routeKey: 'web',
      redirectPath: '/policy-list?cityCode=310000&productCode=PP57',
    })
    // The opened address has a ticket, which does not work outside a web view.
    await arriveAt(page, /\/login/)
    await button(page, '登录').waitFor()
  })

  test('an address of somebody else is not led on to', async () => {
    const { page } = await shop.phone()
    await page.goto(
      address('/page-error2', { type: 'wechatOnly', redirectPath: 'https://evil.example/' }),
    )
    await button(page, '返回投保页').waitFor()
    assert.equal(await button(page, '复制链接').count(), 0)
  })
})

test('ER051 a picture that does not come says 加载失败', async () => {
  const { page } = await shop.phone()
  const image = 'data:image/png;base64,AAAA'
  await page.route(/\/getQRCode/, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { image, scene: 'A'.repeat(26) } } }),
  )
  await page.goto(address('/insure', { cityCode: '000000', productCode: 'PH0Q' }))
  await button(page, '放大显示').tap()
  await Promise.all([
    page.getByRole('dialog').getByText('加载失败').waitFor(),
    page.getByRole('status').filter({ hasText: '加载失败' }).waitFor(),
  ])
})
