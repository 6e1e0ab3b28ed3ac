import type { Locator, Page } from '@playwright/test'
import type { Applicant, Family, Person } from './family'
import type { Sandbox } from './sandbox'
import { proposeByCalls, signInByCalls } from './signed-in-phone'

/** A person's steps through the storefront in a browser, by what is seen and heard. */

export interface Product {
  cityCode: string
  productCode: string
}
export const products = {
  shanghai: { cityCode: '310000', productCode: 'PP57' },
  nanjing: { cityCode: '320100', productCode: 'PH4J' },
  shenzhen: { cityCode: '440301', productCode: 'LH0G' },
  zhongshan: { cityCode: '442000', productCode: 'LH1F' },
} as const satisfies Record<string, Product>

export const address = (path: string, query: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams(query)}`

/** One that is at work does not hear a tap. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':not([aria-busy=true])'))
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true })
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: true })

/** What a page can be asked for: a part of it or, for the whole, itself. */
const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)

/**
 * Pages below the one on show stay in the document, and for a moment so does the first screen that
 * the gateway drew: only what is seen of the page itself counts.
 */
export const words = (within: Page | Locator, text: string | RegExp): Locator =>
  within.getByText(text).and(pageOf(within).locator(':not(#hm-first *)')).filter({ visible: true })

/** Asks until it is so: the browser's own waits cover pages, this one covers the gateway. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isSo: (seen: T) => boolean,
  withinMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const seen = await ask()
    if (isSo(seen)) return seen
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Nothing comes in or goes out any more: what is measured or pictured now, stays where it is. */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .every(({ playState }) => playState !== 'running'),
  )

// The product page and the login.

/** Up to its button, though a reminder of an unpaid order may already lie over it. */
export async function openProduct(page: Page, product: Product): Promise<void> {
  await page.goto(address('/insure', { ...product }))
  await page
    .getByRole('button', { name: '立即投保', exact: true, includeHidden: true })
    .filter({ visible: true })
    .waitFor()
}

/** The reminder of an unpaid order comes by itself, at any moment, and covers the page. */
export async function putReminderAway(page: Page): Promise<void> {
  const reminder = page.getByRole('dialog')
  await reminder.waitFor()
  await page.keyboard.press('Escape')
  await reminder.waitFor({ state: 'detached' })
}

export async function startInsuring(page: Page): Promise<void> {
  await button(page, '立即投保').tap()
}

/** Opens the captcha and answers its id. */
export async function askForCode(page: Page, mobile: string): Promise<string> {
  await field(page, '手机号码').fill(mobile)
  return captchaFrom(page, () => button(page, '获取验证码').tap())
}

/** The id of the captcha that something opens. */
export async function captchaFrom(page: Page, open: () => Promise<void>): Promise<string> {
  const opened = page.waitForResponse(/\/getCaptcha$/)
  await open()
  const { data } = (await (await opened).json()) as { data: { captchaId: string } }
  await page.getByRole('slider').waitFor()
  return data.captchaId
}

/** Slides the piece home with the arrow keys of the slider, as a keyboard does. */
export async function solveByKeyboard(page: Page, offset: number): Promise<void> {
  const slider = page.getByRole('slider')
  await slider.focus()
  // Page keys move by a tenth, arrows by one per mille.
  for (let at = 0; at + 100 <= offset; at += 100) await slider.press('PageUp')
  const reached = async () => Number(await slider.inputValue())
  while ((await reached()) < offset - 10) await slider.press('ArrowRight')
  await button(page, '拖动滑块完成拼图').press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Sets the piece at once; the keyboard and the choice have tests of their own. */
export async function solve(page: Page, offset: number): Promise<void> {
  await page.getByRole('slider').fill(String(offset))
  await button(page, '拖动滑块完成拼图').tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export async function enterCode(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  await field(page, '验证码').fill(await sandbox.smsCode(mobile))
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await button(page, '登录').tap()
}

export async function signIn(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  const { offset } = await sandbox.captcha(await askForCode(page, mobile))
  await solve(page, offset)
  await enterCode(page, sandbox, mobile)
}

/** From the product page to the open form, signed in by calls. */
export async function reachApply(
  page: Page,
  sandbox: Sandbox,
  product: Product,
  { mobile }: Applicant,
): Promise<void> {
  await signInByCalls(page, sandbox.origin, mobile)
  await openProduct(page, product)
  await startInsuring(page)
  await button(page, '下一步').waitFor()
}

// The form.

export async function fillPerson(within: Page | Locator, { name, id }: Person): Promise<void> {
  await field(within, '姓名').fill(name)
  await field(within, '证件号码').fill(id)
}

/** Relations as the product pages call them. */
export type Relation = '本人' | '配偶' | '父亲' | '母亲' | '女儿' | '父母' | '子女'

export const insurant = (page: Page, relation: Relation): Locator =>
  page.getByRole('group', { name: new RegExp(` · ${relation}$`) })

export async function addInsurant(page: Page, relation: Relation, person?: Person): Promise<void> {
  await button(page, `添加${relation}`).tap()
  if (person) await fillPerson(insurant(page, relation), person)
}

export async function fillApplicant(page: Page, self: Person): Promise<void> {
  await field(page, '姓名').first().fill(self.name)
  await field(page, '证件号码').first().fill(self.id)
}

/** The applicant insures himself. */
export async function fillOne(page: Page, self: Person): Promise<void> {
  await fillApplicant(page, self)
  await addInsurant(page, '本人')
}

export async function fillFamily(page: Page, family: Family): Promise<void> {
  await fillOne(page, family.self)
  await addInsurant(page, '配偶', family.spouse)
  await addInsurant(page, '父亲', family.father)
  await addInsurant(page, '女儿', family.daughter)
}

/** Goes on from the form, agreeing to its terms where that was not done before. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await button(page, '下一步').tap()
}

export async function next(page: Page): Promise<void> {
  await goOn(page)
  await page.waitForURL(/\/health-confirm-v3/)
}

// Health, notices, price.

export async function passHealth(page: Page, agree = '均不存在，继续投保'): Promise<void> {
  await button(page, agree).tap()
  await noticeText(page).waitFor()
}

export const noticeText = (page: Page): Locator => page.locator('#notice-panel')

export async function readToEnd(page: Page): Promise<void> {
  await noticeText(page).evaluate((area) => {
    area.scrollTop = area.scrollHeight
  })
}

export async function readNotices(page: Page): Promise<void> {
  for (const agree of ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']) {
    await readToEnd(page)
    await button(page, agree).tap()
  }
}

export async function acceptPrice(page: Page): Promise<void> {
  await button(page, '我已确认').tap()
  await page.waitForURL(/\/pay-confirm-v3/)
  await button(page, '确认并支付').waitFor()
}

/** From the open form, filled in, to the proposal. */
export async function propose(page: Page): Promise<void> {
  await next(page)
  await passHealth(page)
  await readNotices(page)
  await acceptPrice(page)
}

// Paying.

export async function agreeToTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
}

/** Back from the payment that opened by itself, to our own cashier page. */
export async function leaveCashier(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/cashier/)
  await page.goBack()
  await page.waitForURL(/\/payment\?/)
  await button(page, '立即支付').waitFor()
}

/** Confirms, which opens the payment at once, and steps back from it. */
export async function confirmOrder(page: Page): Promise<void> {
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await leaveCashier(page)
}

export type Outcome =
  '支付成功' | '稍后到账' | '支付失败' | '支付失败（不可重试）' | '订单过期' | '取消支付'

export async function openCashier(page: Page): Promise<void> {
  await button(page, '立即支付').tap()
  await page.waitForURL(/\/sandbox\/cashier/)
}

/** Goes to the cashier, decides there, and comes back. */
export async function payAt(page: Page, outcome: Outcome): Promise<void> {
  await openCashier(page)
  await button(page, outcome).tap()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'))
}

export async function seeResult(page: Page, title = '投保成功'): Promise<void> {
  await page.waitForURL(/\/insure-result/)
  await heading(page, title).waitFor()
}

/** One person, up to the cashier. */
export async function reachPayment(
  page: Page,
  sandbox: Sandbox,
  self: Applicant,
  product: Product = products.shanghai,
): Promise<void> {
  await reachApply(page, sandbox, product, self)
  await fillOne(page, self)
  await propose(page)
  await confirmOrder(page)
}

/** The cashier page of an order of one person; only confirming is done by hand. */
export async function openPayment(page: Page, sandbox: Sandbox, self: Applicant): Promise<void> {
  const product = products.shanghai
  const proposalId = await proposeByCalls(page, sandbox.origin, self, product)
  await page.goto(address('/pay-confirm-v3', { ...product, proposalId }))
  await button(page, '确认并支付').waitFor()
  await confirmOrder(page)
}
