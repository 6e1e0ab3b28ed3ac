import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openPhone, type PhoneOptions } from '../support/browser'
import { newFamily } from '../support/family'
import { sandboxOf, type Sandbox } from '../support/sandbox'
import {
  acceptPrice,
  addInsurant,
  address,
  arriveAt,
  askForCode,
  button,
  fillFamily,
  heading,
  leaveCashier,
  next,
  openCashier,
  openProduct,
  passHealth,
  products,
  reachApply,
  readNotices,
  seeResult,
  startInsuring,
} from '../support/storefront'
import { test } from '../support/test'

/**
 * `npm run shots -- pages` takes a picture of every page and state on both phones, in light, dark,
 * 长辈版 and with doubled text, into shots/<look>/. People look at the pictures, which are not
 * committed. `npm run shots -- pages -g 320-dark` takes only that look.
 */

interface Look extends PhoneOptions {
  name: string
  doubled?: boolean
  elder?: boolean
}

const looks: Look[] = [
  { name: '390-light', size: 'common' },
  { name: '390-dark', size: 'common', dark: true },
  { name: '320-light', size: 'small' },
  { name: '320-dark', size: 'small', dark: true },
  { name: '390-elder', size: 'common', elder: true },
  { name: '320-elder', size: 'small', elder: true },
  { name: '390-text-200', size: 'common', doubled: true },
  { name: '320-text-200', size: 'small', doubled: true },
]

/** Doubles the text as the browser's settings do. All sizes follow the root's font size. */
const DOUBLED = `addEventListener('DOMContentLoaded', () => {
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'html { font-size: 200% }',
  }))
})`

/** Stores the choice in the form of `ui/shell/elder-mode`. */
const ELDER = `localStorage.setItem('HM_elderMode', '{"version":1,"value":true}')`

const folder = join(__dirname, '../../shots')

/** Takes numbered pictures of the screen, and with `full` also of the page in its full length. */
const camera = (page: Page, look: Look) => {
  let taken = 0
  return async (name: string, { full = false } = {}): Promise<void> => {
    taken += 1
    const file = `${String(taken).padStart(2, '0')}-${name}.png`
    const viewport = page.viewportSize() ?? { width: 390, height: 844 }
    if (full) {
      const height = await page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('.taro_page')].map((one) => one.scrollHeight)),
      )
      await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) })
    }
    await page.screenshot({ path: join(folder, look.name, file), animations: 'disabled' })
    if (full) await page.setViewportSize(viewport)
  }
}

const walk = async (page: Page, sandbox: Sandbox, look: Look): Promise<void> => {
  const shoot = camera(page, look)
  const family = newFamily()

  for (const [city, product] of Object.entries(products)) {
    await openProduct(page, product)
    await shoot(`insure-${city}`)
    await shoot(`insure-${city}-full`, { full: true })
  }
  await page.goto('/insure')
  await heading(page, '选择城市').or(page.getByRole('textbox')).first().waitFor()
  await shoot('no-product')

  await openProduct(page, products.shanghai)
  await startInsuring(page)
  await button(page, '登录').waitFor()
  await shoot('login')
  await button(page, '登录').tap()
  await shoot('login-errors')
  await askForCode(page, family.self.mobile)
  await shoot('captcha')
  await page.keyboard.press('Escape')
  // Closing a dialog removes its history entry, which must be done before the page is left.
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await reachApply(page, sandbox, products.shanghai, family.self)
  await shoot('apply')
  await button(page, '下一步').tap()
  await shoot('apply-errors')
  await addInsurant(page, '配偶')
  await page.getByRole('combobox', { name: '证件类型' }).last().tap()
  await page.getByRole('option', { name: '护照' }).tap()
  await button(page, '确定').tap()
  await shoot('apply-passport')
  await page.getByRole('button', { name: /^删除/ }).tap()
  await button(page, '确认').tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await fillFamily(page, family)
  await button(page, '查看明细').waitFor()
  await shoot('apply-family', { full: true })
  await button(page, '查看明细').tap()
  await button(page, '我已确认').waitFor()
  await shoot('premium')
  await button(page, '我已确认').tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await next(page)
  await button(page, '均不存在，继续投保').waitFor()
  await shoot('health')
  await button(page, '有以上情况').tap()
  await button(page, '好的').waitFor()
  await shoot('health-refused')
  await button(page, '好的').tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await passHealth(page)
  await shoot('notices')
  await readNotices(page)
  await acceptPrice(page)
  await shoot('pay-confirm', { full: true })
  await button(page, '确认并支付').tap()
  await leaveCashier(page)
  await shoot('payment')
  await openCashier(page)
  await shoot('cashier')
  await button(page, '支付失败').tap()
  await button(page, '重新支付').first().waitFor()
  await shoot('payment-failed')
  await page.getByRole('dialog').getByRole('button', { name: '重新支付' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openCashier(page)
  await button(page, '支付成功').tap()
  await seeResult(page)
  await shoot('result', { full: true })

  await page.goto(address('/order-center', products.shanghai))
  await page.getByRole('link', { name: '申城安心保' }).first().waitFor()
  await shoot('orders')
  await page.getByRole('link', { name: '申城安心保' }).first().tap()
  await arriveAt(page, /order-detail/)
  await page.getByText('订单号').first().waitFor()
  await shoot('order', { full: true })
  await page.goto(address('/policy-list', products.shanghai))
  await page.getByRole('link', { name: '申城安心保' }).first().waitFor()
  await shoot('policies')
  await page.getByRole('link', { name: '申城安心保' }).first().tap()
  await arriveAt(page, /policy-detail/)
  await page.getByRole('heading', { name: '保障责任' }).waitFor()
  await shoot('policy', { full: true })
  await page.goto('/pdf-viewer?url=%2Fdocuments%2Fprivacy')
  await page.getByText(/更新日期/).waitFor()
  await shoot('document')
  await page.goto('/page-error2')
  await page.getByRole('heading', { name: '页面不存在' }).first().waitFor()
  await shoot('error')
}

for (const look of looks)
  test(look.name, async ({ browser, sharedGateway }) => {
    const { origin } = await sharedGateway()
    await rm(join(folder, look.name), { recursive: true, force: true })
    await mkdir(join(folder, look.name), { recursive: true })
    const { context, page } = await openPhone(browser, origin, { ...look, deviceScaleFactor: 1 })
    if (look.doubled) await context.addInitScript(DOUBLED)
    if (look.elder) await context.addInitScript(ELDER)
    try {
      await walk(page, sandboxOf(origin), look)
    } finally {
      await context.close()
    }
  })
