import assert from 'node:assert/strict'
import { loadCatalogue } from '../../server/catalogue/load'
import { openShop } from '../support/shop'
import {
  acceptPrice,
  agreeToTerms,
  button,
  fillOne,
  next,
  noticeText,
  openProduct,
  products,
  readToEnd,
  seeResult,
  signIn,
  startInsuring,
  type Product,
} from '../support/storefront'
import { test } from '../support/test'
import { countHands } from './taps'

/**
 * What a purchase asks of the hands, from the product page to the result. `npm run bench:taps` runs
 * this file alone, and it prints the table.
 */

const shop = openShop()

const purchases: { way: string; product: Product; agree: string; taps: number; fields: number }[] =
  [
    {
      ...{ way: 'one person, browser', product: products.shanghai },
      ...{ agree: '均不存在，继续投保', taps: 16, fields: 4 },
    },
    {
      ...{ way: 'one person, browser, seven questions about health' },
      ...{ product: products.shenzhen, agree: '以上均为“否”', taps: 17, fields: 4 },
    },
  ]

for (const { way, product, agree, ...most } of purchases)
  test(`${way}: at most ${most.taps} taps and ${most.fields} fields`, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const since = await countHands(page)

    await openProduct(page, product)
    await startInsuring(page)
    await signIn(page, shop.sandbox, self.mobile)
    await button(page, '下一步').waitFor()
    await fillOne(page, self)
    await next(page)
    await button(page, agree).waitFor()
    // The one tap counts only after the last question was on the screen.
    const end = page.locator('.hm-health__end')
    if ((await end.count()) > 0) {
      assert.equal(await button(page, agree).isDisabled(), true)
      await end.scrollIntoViewIfNeeded()
    }
    await button(page, agree).tap()
    await noticeText(page).waitFor()
    const notices = loadCatalogue().page(product.cityCode, product.productCode)?.notices ?? []
    for (const notice of notices) {
      await readToEnd(page)
      await button(page, notice === notices.at(-1) ? '我已阅读并同意' : '同意并阅读下一项').tap()
    }
    await acceptPrice(page)
    await agreeToTerms(page)
    const wechat = page.getByRole('radio', { name: '微信支付' })
    if ((await wechat.count()) > 0 && !(await wechat.isChecked())) await wechat.check()
    await button(page, '确认并支付').tap()
    // Underwriting after the payment is told before it.
    const goOn = button(page, '继续支付')
    await goOn.or(button(page, '支付成功')).first().waitFor()
    if (await goOn.isVisible()) await goOn.tap()
    await page.waitForURL(/\/sandbox\/cashier/)
    await button(page, '支付成功').tap()
    await seeResult(page)

    const { taps, fields } = since()
    console.log(`${way} | ${taps} taps | ${fields} fields`)
    assert.ok(taps <= most.taps && fields <= most.fields, JSON.stringify({ taps, fields }))
  })
