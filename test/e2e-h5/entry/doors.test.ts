import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { passTime } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import {
  addInsurant,
  address,
  arriveAt,
  askForCode,
  button,
  captchaFrom,
  confirmOrder,
  enterCode,
  eventually,
  field,
  fillPerson,
  goOn,
  heading,
  next,
  noticeText,
  openOrder,
  openProduct,
  passHealth,
  products,
  reachApply,
  readToEnd,
  seeNotice,
  signIn,
  solve,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

const at = (page: Page): string => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname} ${searchParams.get('cityCode')} ${searchParams.get('productCode')}`
}

const isFocused = (name: string, page: Page) =>
  eventually(
    () =>
      field(page, name)
        .first()
        .evaluate((box) => box === document.activeElement),
    (focused) => focused,
  )

test.describe('addresses', () => {
  test('of no product, or without one, lead on to those there are', async () => {
    const { page } = await shop.phone()
    await page.goto('/insure?cityCode=310000&productCode=PP99')
    await heading(page, '没有找到这个产品').waitFor()
    await page.getByRole('link', { name: /申城安心保.*在售/ }).waitFor()
    await page.goto('/insure?cityCode=999999')
    await heading(page, '选择城市').waitFor()
    await page.goto('/insure')
    await button(page, /^南京市/).tap()
    await page.getByRole('link', { name: /金陵惠家保/ }).tap()
    await button(page, '立即投保').waitFor()
    assert.equal(at(page), '/insure 320100 PH4J')
  })

  test('that name half of a product open it, and those that lack an order lead to the list', async () => {
    const { page } = await shop.phone()
    await page.goto('/insure?cityCode=310000')
    await button(page, '立即投保').waitFor()
    assert.equal(at(page), '/insure 310000 PP57')
    await page.goto('/insure?productCode=LH1F')
    await button(page, '立即投保').waitFor()
    assert.equal(at(page), '/insure 442000 LH1F')
    for (const path of ['/pay-confirm-v3', '/payment', '/order-detail', '/policy-detail']) {
      await page.goto(`${path}?cityCode=310000&productCode=PP57`)
      await arriveAt(page, /\/login\?/)
      const back = new URL(page.url()).searchParams.get('redirectPath') ?? ''
      assert.match(back, path === '/policy-detail' ? /^\/policy-list\?/ : /^\/order-center\?/)
    }
  })

  test('of no city let people search for theirs, and find it again the next time', async () => {
    const { page } = await shop.phone()
    await page.goto('/insure')
    for (const typed of ['cs', 'changs', '长沙', '星城']) {
      await page.getByLabel('搜索城市').fill(typed)
      await page.getByRole('link', { name: /星城惠民保/ }).waitFor()
    }
    await page.getByLabel('搜索城市').fill('没有这座城')
    await page.getByText('没有找到“没有这座城”').waitFor()
    await page.getByLabel('搜索城市').fill('cs')
    await page.getByRole('link', { name: /星城惠民保/ }).tap()
    await page.getByText('400-000-4301').first().waitFor()
    await page.goto('/insure')
    await page.getByText('上次浏览的城市').waitFor()
    await heading(page, '长沙市').waitFor()
    // The card is in line with the field above it.
    const left = async (place: Locator) => (await place.boundingBox())?.x
    const card = page.locator('.hm-card', { hasText: '上次浏览的城市' })
    assert.equal(await left(card), await left(page.getByLabel('搜索城市')))
  })

  test('that are aliases open what they stand for, with their query', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    await page.goto('/insure-h5?cityCode=310000&productCode=PP57&channel=poster')
    await button(page, '立即投保').waitFor()
    assert.equal(at(page), '/insure 310000 PP57')
    assert.equal(new URL(page.url()).searchParams.get('channel'), 'poster')
    await page.goto('/insure-yhb-nanjing?channel=poster')
    await button(page, '立即投保').waitFor()
    assert.equal(at(page), '/insure 320100 PH0V')
  })

  test('that are unknown open the home page', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    await page.goto('/no/such/page?cityCode=310000&productCode=PP57')
    await button(page, '立即投保').waitFor()
    assert.equal(at(page), '/insure 310000 PP57')
  })
})

test.describe('signing in', () => {
  const openLogin = async (page: Page) => {
    await openProduct(page, products.shanghai)
    await startInsuring(page)
    await field(page, '手机号码').waitFor()
  }

  test('says what is wrong in its place, and offers another code when the minute is over', async () => {
    const { page } = await shop.phone()
    await page.clock.install()
    const { self } = shop.family()
    await openLogin(page)
    const says = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()
    await button(page, '获取验证码').tap()
    await says('请输入手机号码')
    await isFocused('手机号码', page)
    await field(page, '手机号码').fill('23800138000')
    await button(page, '登录').tap()
    await says('请输入正确的手机号码')
    await says('请输入验证码')
    await isFocused('手机号码', page)
    assert.equal(await field(page, '手机号码').getAttribute('aria-invalid'), 'true')

    const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
    await solve(page, offset)
    await page.getByRole('button', { name: /^\d+秒后重新获取$/ }).waitFor()
    const code = await shop.sandbox.smsCode(self.mobile)
    await field(page, '验证码').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    await button(page, '登录').tap()
    await says('验证码错误')
    assert.equal(await field(page, '验证码').getAttribute('autocomplete'), 'one-time-code')
    await isFocused('验证码', page)

    await passTime(page, 61_000)
    await button(page, '重新获取').waitFor()
    assert.equal(await button(page, '重新获取').isEnabled(), true)
  })

  test('waits a minute before another code, on both sides', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openLogin(page)
    const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
    await solve(page, offset)
    const wait = { name: /^\d+秒后重新获取$/ }
    const waits = async () => {
      await page.getByRole('button', wait).waitFor()
      assert.equal(await page.getByRole('button', wait).isDisabled(), true)
    }
    await waits()
    await page.reload()
    await waits()

    // The gateway counts per mobile number, not per device.
    const other = (await shop.phone()).page
    await openLogin(other)
    const again = await shop.sandbox.captcha(await askForCode(other, self.mobile))
    await solve(other, again.offset)
    assert.equal(await button(other, '获取验证码').isEnabled(), true)

    await shop.sandbox.shiftClock(61_000)
    const later = await shop.sandbox.captcha(await askForCode(other, self.mobile))
    await other.getByRole('slider').fill(String(later.offset))
    await button(other, '拖动滑块完成拼图').tap()
    await other.getByRole('button', wait).waitFor()
  })

  test('needs no dragging: the captcha can be answered by choosing', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openLogin(page)
    const puzzles: { value: string; label: string }[][] = []
    page.on('response', (response) => {
      if (!response.url().endsWith('/getCaptcha')) return
      void response
        .json()
        .then(({ data }: { data: { question: { choices: { value: string; label: string }[] } } }) =>
          puzzles.push(data.question.choices),
        )
    })
    const labelOf = async (captchaId: string, right: boolean) => {
      const { choice } = await shop.sandbox.captcha(captchaId)
      const choices = puzzles.at(-1) ?? assert.fail('no puzzle')
      return (
        choices.find(({ value }) => (value === choice) === right)?.label ?? assert.fail('no choice')
      )
    }
    const first = await askForCode(page, self.mobile)
    const wrong = await labelOf(first, false)
    const second = await captchaFrom(page, () => button(page, wrong).tap())
    await words(page, '验证未通过，请重试').waitFor()
    const right = await labelOf(second, true)
    await button(page, right).tap()
    await page.getByRole('button', { name: /^\d+秒后重新获取$/ }).waitFor()
    await enterCode(page, shop.sandbox, self.mobile)
    await button(page, '下一步').waitFor()
  })
})

test.describe('on the way to the order', () => {
  test('the form names every fault inline, and the notices are read to the bottom', async () => {
    const { page } = await shop.phone({ size: 'small' })
    const { self, spouse } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await goOn(page)
    await page.getByRole('alert').filter({ hasText: '请输入姓名，2-20个汉字' }).waitFor()
    await page.getByRole('alert').filter({ hasText: '请输入身份证号码' }).waitFor()
    await isFocused('姓名', page)

    await fillPerson(page.getByRole('main'), { ...self, id: spouse.id.slice(0, 17) })
    await goOn(page)
    await page.getByRole('alert').filter({ hasText: '请输入正确的身份证号码' }).waitFor()
    await isFocused('证件号码', page)
    await field(page, '证件号码').first().fill(self.id)
    await goOn(page)
    await page.getByRole('alert').filter({ hasText: '请至少添加一位被保人' }).waitFor()

    await addInsurant(page, '本人')
    await next(page)
    await passHealth(page)
    const agree = button(page, '同意并阅读下一项')
    const second = page.getByRole('tab', { name: '投保须知与声明' })
    assert.equal(await agree.isDisabled(), true)
    await words(page, '请阅读至底部').waitFor()
    const box = (await second.boundingBox()) ?? assert.fail('no second tab')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    assert.equal(await second.getAttribute('aria-selected'), 'false')

    await noticeText(page).evaluate((area) => {
      area.scrollTop = area.scrollHeight - area.clientHeight - 80
    })
    assert.equal(await agree.isDisabled(), true)
    await readToEnd(page)
    await agree.tap()
    await seeNotice(page, 1)
    assert.equal(await second.getAttribute('aria-selected'), 'true')
    assert.equal(await agree.isDisabled(), true)
    const third = page.getByRole('tab', { name: '免责条款' })
    assert.equal(await third.isDisabled(), true)
    // The visitor may look at accepted documents again.
    await page.getByRole('tab', { name: '健康告知' }).tap()
    await seeNotice(page, 0)
    assert.equal(await agree.isEnabled(), true)
  })
})

test.describe("somebody else's order", () => {
  test('does not exist for anybody who asks', FULL_CIRCLE, async () => {
    const owner = await shop.phone()
    const mine = shop.family().self
    await openOrder(owner.page, shop.sandbox, mine)
    const confirm = new URL(owner.page.url())
    const orderId = confirm.searchParams.get('proposalId') ?? assert.fail('no proposal')
    await confirmOrder(owner.page)
    const payment = new URL(owner.page.url())

    const { page } = await shop.phone()
    const { self } = shop.family()
    await page.goto(address('/order-detail', { orderId }))
    await field(page, '手机号码').waitFor()
    await signIn(page, shop.sandbox, self.mobile)
    await heading(page, '未找到该订单').waitFor()
    for (const path of [
      confirm.pathname + confirm.search,
      payment.pathname + payment.search,
      address('/insure-result', { ...products.shanghai, proposalId: orderId }),
    ]) {
      await page.goto(path)
      await heading(page, '未找到该订单').waitFor()
      const ways = await page.getByRole('main').getByRole('link').allTextContents()
      assert.deepEqual(ways, ['我的订单', '联系客服'])
    }
    await page.goto(address('/policy-detail', { policyId: orderId }))
    await words(page, '未能找到对应保单').waitFor()
  })
})
