import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { entryFaults } from '../../support/eyes/entry-faults'
import { openShop } from '../../support/shop'
import {
  arriveAt,
  atRest,
  button,
  captchaFrom,
  field,
  noticeText,
  openProduct,
  products,
  seeNotice,
  seeResult,
  solveByKeyboard,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

test.describe('hands that cannot tap', () => {
  /** Goes to a control only with the Tab key, and checks that the focus is visible. */
  const tabTo = async (page: Page, target: Locator): Promise<void> => {
    // Looking a control up by its role takes longer than a key, so it is looked up once.
    let control = (await target.elementHandle()) ?? assert.fail(`no ${String(target)}`)
    const there = async () => {
      const isThere = await control.evaluate((element) =>
        element.isConnected ? element === document.activeElement : undefined,
      )
      if (isThere === undefined)
        control = (await target.elementHandle()) ?? assert.fail(`no ${String(target)}`)
      return isThere
    }
    for (let steps = 0; !(await there()); steps += 1) {
      if (steps > 80) assert.fail(`the Tab key does not reach ${String(target)}`)
      await page.keyboard.press('Tab')
    }
    await atRest(page)
    const seen = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    assert.ok(seen, `${String(target)} has the focus out of sight`)
  }
  const press = async (page: Page, target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const type = async (page: Page, target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }

  test('buy by keyboard from the first page to the policy', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openProduct(page, products.shanghai)
    await press(page, button(page, '立即投保'))

    await type(page, field(page, '手机号码'), self.mobile)
    const captchaId = await captchaFrom(page, () => press(page, button(page, '获取验证码')))
    await solveByKeyboard(page, (await shop.sandbox.captcha(captchaId)).offset)
    await type(page, field(page, '验证码'), await shop.sandbox.smsCode(self.mobile))
    await press(page, page.getByRole('checkbox'), 'Space')
    await press(page, button(page, '登录'))

    // What was typed once is not asked for again (WCAG 2.2, 3.3.7), and may be pasted (3.3.8).
    const asksNoMore = async (...typed: string[]) =>
      assert.deepEqual(await entryFaults(page, typed), [], page.url())
    await field(page, '姓名').waitFor()
    await asksNoMore('手机号码')
    await type(page, field(page, '姓名'), self.name)
    await type(page, field(page, '证件号码'), self.id)
    await press(page, button(page, '添加本人'))
    await words(page, '¥129.00').first().waitFor()
    await press(page, page.getByRole('checkbox', { name: '我已阅读并同意' }), 'Space')
    await press(page, button(page, '下一步'))

    await button(page, '均不存在，继续投保').waitFor()
    await asksNoMore('手机号码', '姓名', '证件号码')
    await press(page, button(page, '均不存在，继续投保'))
    const agreed = ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']
    for (const [at, agree] of agreed.entries()) {
      await seeNotice(page, at)
      await tabTo(page, noticeText(page))
      await page.keyboard.press('End')
      await page.getByRole('button', { name: agree, exact: true, disabled: false }).waitFor()
      await press(page, button(page, agree))
    }

    await arriveAt(page, /\/pay-confirm-v3/)
    await button(page, '确认并支付').waitFor()
    await asksNoMore('手机号码', '姓名', '证件号码')
    await press(page, button(page, '确认并支付'))
    await arriveAt(page, /\/sandbox\/cashier/)
    await press(page, button(page, '支付成功'))
    await seeResult(page)
    await press(page, button(page, '查看保单'))
    await press(page, page.getByRole('link', { name: '申城安心保' }))
    await arriveAt(page, /\/policy-detail/)
  })
})
