import assert from 'node:assert/strict'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import {
  address,
  askForCode,
  atRest,
  button,
  enterCode,
  eventually,
  heading,
  products,
  signIn,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

test('the slider is solved by eye and hand: the piece follows, letting go submits', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await page.goto(address('/login', products.shanghai))
  const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
  const slider = page.getByRole('slider')
  await page.locator('.hm-captcha__piece img').waitFor()
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    assert.ok(box, selector)
    return box
  }
  await atRest(page)
  const board = await boxOf('.hm-captcha__board')
  const start = await boxOf('.hm-captcha__piece')
  assert.ok(Math.abs(start.x - board.x) < 1, 'the piece starts at the left edge')
  assert.ok(start.height > board.height - 2, 'the piece is drawn as large as the board')
  const travel = board.width - start.width
  const hole = board.x + (offset / 1000) * travel
  assert.ok(hole > start.x + start.width, 'the hole lies right of the piece')

  const track = await slider.boundingBox()
  assert.ok(track && track.height >= 44, 'the thumb is large')
  const y = track.y + track.height / 2
  await page.mouse.move(track.x + 24, y)
  await page.mouse.down()
  await page.mouse.move(track.x + 24 + (offset / 1000) * (track.width - 48), y, { steps: 8 })
  await eventually(
    () => boxOf('.hm-captcha__piece'),
    (there) => Math.abs(there.x - hole) < 6,
  )
  await page.mouse.up()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await enterCode(page, shop.sandbox, self.mobile)
  await button(page, '立即投保').waitFor()
})

test('a login that a script reads is worthless elsewhere', async () => {
  const { page, context } = await shop.phone()
  const { self } = shop.family()
  await page.goto(address('/login', products.shanghai))
  await signIn(page, shop.sandbox, self.mobile)
  await button(page, '立即投保').waitFor()
  const seen = await page.evaluate(() => ({
    cookie: document.cookie,
    storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
  }))
  const pair = seen.cookie.split('; ').find((cookie) => cookie.startsWith('hm_HM_login='))
  assert.ok(pair, 'the token lies in a cookie')
  const { value } = JSON.parse(decodeURIComponent(pair.slice('hm_HM_login='.length))) as {
    value: { openId: string; token: string }
  }
  assert.ok(!seen.storage.includes(value.token))
  const bound = (await context.cookies()).find(({ name }) => name === 'hm_bound')
  assert.deepEqual([bound?.httpOnly, bound?.sameSite], [true, 'Strict'])

  const cmd = 'getUserStatus'
  const answer = await fetch(`${shop.gateway.origin}/v1/rpc/user-info-service/${cmd}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-login-id': value.openId,
      'x-login-token': value.token,
    },
    body: JSON.stringify({ cmd, apiVersion: 3, data: { attr: { productCode: 'PP57' } } }),
  })
  assert.equal(answer.status, 401)
})

test('settings: sign-ins are listed, data is taken away, every device is signed out', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self } = shop.family()
  await page.goto(address('/order-center', products.shanghai))
  await signIn(page, shop.sandbox, self.mobile)
  await page.getByRole('link', { name: '设置' }).tap()
  await heading(page, '登录记录').waitFor()
  await words(page, /\d{4}-\d{2}-\d{2} \d{2}:\d{2} · 127\.0\.0\.0\/24/)
    .first()
    .waitFor()
  assert.deepEqual(await seriousFindings(page), [])
  await button(page, '导出我的数据').tap()
  await page.getByRole('region', { name: '账号活动' }).waitFor()
  const download = page.waitForEvent('download')
  await button(page, '保存为文件').tap()
  assert.match((await download).suggestedFilename(), /^huimin-\d{4}-\d\d-\d\d\.json$/)
  await page.goBack()
  if (process.env['SHOTS']) {
    await page.screenshot({ path: `${process.env['SHOTS']}/settings-320.png`, fullPage: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `${process.env['SHOTS']}/settings-390.png`, fullPage: true })
  }
  await button(page, '退出所有设备').tap()
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).tap()
  await button(page, '立即投保').waitFor()
  await page.goto(address('/order-center', products.shanghai))
  await button(page, '获取验证码').waitFor()
})
