import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'
import { pages } from '@/routes/pages'
import { publicPaths } from '@/routes/public-paths'
import { resolvePath } from '@/routes/resolve'
import type { Applicant, Family, Person } from './family'
import type { Sandbox } from './sandbox'
import { orderByCalls, proposeByCalls, signInByCalls } from './signed-in-phone'

/** A person's steps through the storefront in a browser, by visible text and accessible names. */

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

/** A button that is not busy, because a busy one ignores taps. */
export const button = (within: Page | FrameLocator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true }).and(within.locator(':not([aria-busy=true])'))
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true })
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: true })

/** The page of a part, or the page itself. */
const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)

/**
 * Finds visible text of the page itself. The document also contains the pages below it and, for a
 * moment, the first screen that the gateway drew.
 */
export const words = (within: Page | Locator, text: string | RegExp): Locator =>
  within.getByText(text).and(pageOf(within).locator(':not(#hm-first *)')).filter({ visible: true })

/**
 * Waits for an address, and until its page stands above the pages below. The address changes before:
 * a tap at that moment still meets the page that was left.
 */
export async function arriveAt(page: Page, url: Parameters<Page['waitForURL']>[0]): Promise<void> {
  await page.waitForURL(url)
  const { pathname } = new URL(page.url())
  if (!publicPaths.includes(pathname)) return
  const { paths } = pages[resolvePath(pathname).key]
  await page.waitForFunction(
    (own) => {
      const shown = [...document.querySelectorAll('.taro_page')].pop()
      return shown && own.includes(shown.id.split('?')[0] ?? '')
    },
    paths as readonly string[],
  )
}

/** Repeats a question until the answer is right. It is for the gateway; Playwright covers pages. */
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

/** Sees a message that soon goes away: it is waited for from before what makes it come. */
export const seeToast = (
  page: Page,
  text: string | RegExp,
  act: () => Promise<unknown>,
): Promise<unknown> => {
  const toast = page.getByRole('status').filter({ hasText: text }).first()
  return Promise.all([toast.waitFor(), act()])
}

/** Ends animations until none runs, so that measurements and pictures are stable. */
export const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity
      return playState === 'running' && !isEndless
    })
    for (const animation of running) animation.finish()
    return running.length === 0
  })

// The product page and the login.

/**
 * Opens the product page, and waits until the first screen that the gateway drew is gone. A reminder
 * of an unpaid order may already cover its button.
 */
export async function openProduct(page: Page, product: Product): Promise<void> {
  await page.goto(address('/insure', { ...product }))
  await page
    .getByRole('button', { name: '立即投保', exact: true, includeHidden: true })
    .filter({ visible: true })
    .waitFor()
  await page.locator('#hm-first').waitFor({ state: 'detached' })
}

/** Closes the reminder of an unpaid order, which may open at any moment and covers the page. */
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

/** Runs `open` and answers the id of the captcha that appears. */
export async function captchaFrom(page: Page, open: () => Promise<void>): Promise<string> {
  const opened = page.waitForResponse(/\/getCaptcha$/)
  await open()
  const { data } = (await (await opened).json()) as { data: { captchaId: string } }
  await page.getByRole('slider').waitFor()
  return data.captchaId
}

/** Solves the captcha with the keys of its slider, as a keyboard user does. */
export async function solveByKeyboard(page: Page, offset: number): Promise<void> {
  const slider = page.getByRole('slider')
  await slider.focus()
  // Page keys move the slider by a tenth, arrow keys by one per mille. Ten of them may be missing.
  const tenths = Math.round(offset / 100)
  const rest = offset - tenths * 100
  for (let at = 0; at < tenths; at += 1) await page.keyboard.press('PageUp')
  for (let at = 10; at < Math.abs(rest); at += 1)
    await page.keyboard.press(rest > 0 ? 'ArrowRight' : 'ArrowLeft')
  await button(page, '拖动滑块完成拼图').press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Sets the piece at once. Other tests cover the keyboard and the choice. */
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

/** Waits until the page has kept its login, which it does after the gateway's answer and cookie. */
export const keptLogin = (context: BrowserContext) =>
  eventually(
    () => context.cookies(),
    (kept) => kept.some(({ name }) => name === 'hm_HM_login'),
  )

export async function signIn(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  const { offset } = await sandbox.captcha(await askForCode(page, mobile))
  await solve(page, offset)
  await enterCode(page, sandbox, mobile)
}

/** Signs in by calls and opens the form. Other tests come to it from the product page. */
export async function reachApply(
  page: Page,
  sandbox: Sandbox,
  product: Product,
  { mobile }: Applicant,
): Promise<void> {
  await signInByCalls(page, sandbox.origin, mobile)
  await page.goto(address('/insure-apply', { ...product }))
  await button(page, '下一步').waitFor()
}

// The form.

/**
 * Turns the wheel of the open picker until this option is in its middle, as a finger does, and confirms
 * it. A tap could meet the next option, because the wheel moves until it has come to rest.
 */
export async function turnTo(page: Page, option: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const row = dialog.getByRole('option', { name: option, exact: true })
  await row.evaluate((own) => own.scrollIntoView({ block: 'center' }))
  await row.and(page.locator('[aria-selected=true]')).waitFor()
  await dialog.getByRole('button', { name: '确定' }).tap()
  await dialog.waitFor({ state: 'detached' })
}

export async function fillPerson(within: Page | Locator, { name, id }: Person): Promise<void> {
  await field(within, '姓名').fill(name)
  await field(within, '证件号码').fill(id)
}

/** Relations as the product pages name them. */
export type Relation = '本人' | '配偶' | '父亲' | '母亲' | '女儿' | '父母' | '子女'

export const insurant = (page: Page, relation: Relation): Locator =>
  page.getByRole('group', { name: new RegExp(` · ${relation}$`) })

/** Adds a person. The first form of a new user begins with that user. */
export async function addInsurant(page: Page, relation: Relation, person?: Person): Promise<void> {
  if (relation === '本人' && (await insurant(page, relation).count()) > 0) return
  await button(page, `添加${relation}`).tap()
  if (person) await fillPerson(insurant(page, relation), person)
}

export async function fillApplicant(page: Page, self: Person): Promise<void> {
  await field(page, '姓名').first().fill(self.name)
  await field(page, '证件号码').first().fill(self.id)
}

/** Fills the form for an applicant who is the insured person. */
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

/**
 * Resolves when a save of the form that contains this text is answered. Ask for it before the text
 * is typed: the form saves also what was typed before.
 */
export async function saved(page: Page, call: RegExp, text: string): Promise<void> {
  const sent = await page.waitForRequest(
    (request) => call.test(request.url()) && (request.postData() ?? '').includes(text),
  )
  await sent.response()
}

/** Continues from the form, and agrees to its terms if this was not done before. */
export async function goOn(page: Page): Promise<void> {
  await agreeToTerms(page)
  await button(page, '下一步').tap()
}

export async function next(page: Page): Promise<void> {
  await goOn(page)
  await arriveAt(page, /\/health-confirm-v3/)
}

// Health, notices, price.

export async function passHealth(page: Page, agree = '均不存在，继续投保'): Promise<void> {
  await button(page, agree).tap()
  await noticeText(page).waitFor()
}

export const noticeText = (page: Page): Locator => page.locator('#notice-panel')

/**
 * Waits for this notice, counted from 0. The one before, which is read and has the same button, stays
 * until the page has heard the tap.
 */
export const seeNotice = (within: Page | FrameLocator, at: number): Promise<void> =>
  within.locator(`#notice-tab-${at}[aria-selected="true"]`).waitFor()

export async function readToEnd(page: Page): Promise<void> {
  await noticeText(page).evaluate((area) => {
    area.scrollTop = area.scrollHeight
  })
}

const ALL_FORCED = [{ forceRead: true }, { forceRead: true }, { forceRead: true }]

/** Agrees to each notice, and scrolls only where reading to the end is forced. */
export async function readNotices(
  page: Page,
  notices: readonly { readonly forceRead: boolean }[] = ALL_FORCED,
): Promise<void> {
  for (const [at, { forceRead }] of notices.entries()) {
    await seeNotice(page, at)
    if (forceRead) await readToEnd(page)
    const agree = at === notices.length - 1 ? '我已阅读并同意' : '同意并阅读下一项'
    await button(page, agree).tap()
  }
}

/** Accepts the price, if the form had not shown it before the person went on. */
export async function seePrice(
  within: Page | FrameLocator,
  press = (accept: Locator) => accept.tap(),
): Promise<void> {
  const accept = button(within, '我已确认')
  const order = button(within, '确认并支付')
  await accept.or(order).first().waitFor()
  if (!(await order.isVisible())) await press(accept)
}

export async function acceptPrice(page: Page): Promise<void> {
  await seePrice(page)
  await arriveAt(page, /\/pay-confirm-/)
  await button(page, '确认并支付').waitFor()
}

/** Goes from the filled form to the proposal. */
export async function propose(page: Page): Promise<void> {
  await next(page)
  await passHealth(page)
  await readNotices(page)
  await acceptPrice(page)
}

// Paying.

/** Agrees to the documents that the order still asks for. Those of the notices are agreed to. */
export async function agreeToTerms(page: Page): Promise<void> {
  await button(page, /^(?:确认并支付|下一步)$/).waitFor()
  const tick = page.getByRole('checkbox', { name: '我已阅读并同意' })
  if ((await tick.count()) > 0) await tick.check()
}

/** Goes back from the provider's cashier, which opened by itself, to our payment page. */
export async function leaveCashier(page: Page): Promise<void> {
  await arriveAt(page, /\/sandbox\/cashier/)
  await page.goBack()
  await arriveAt(page, /\/payment\?/)
  await goOnToPay(page)
}

/** Nobody paid at the cashier, but its page cannot know that and is told so. */
export async function goOnToPay(page: Page): Promise<void> {
  await button(page, '还没有付款，继续支付').tap()
  await button(page, '立即支付').waitFor()
}

/** Confirms the order, which opens the provider's cashier at once, and goes back from it. */
export async function confirmOrder(page: Page): Promise<void> {
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await leaveCashier(page)
}

export type Outcome =
  '支付成功' | '稍后到账' | '支付失败' | '支付失败（不可重试）' | '订单过期' | '取消支付'

export async function openCashier(page: Page): Promise<void> {
  await button(page, '立即支付').tap()
  await arriveAt(page, /\/sandbox\/cashier/)
}

/** Goes to the provider's cashier, decides there, and comes back. */
export async function payAt(page: Page, outcome: Outcome): Promise<void> {
  await openCashier(page)
  await button(page, outcome).tap()
  await arriveAt(page, (url) => !url.pathname.startsWith('/sandbox'))
}

export async function seeResult(page: Page, title = '投保成功'): Promise<void> {
  await arriveAt(page, /\/insure-result/)
  await heading(page, title).waitFor()
}

/** Goes through a purchase for one person, up to the payment page. */
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

/** Opens the confirmation of one person's order, which was made by calls. */
export async function openOrder(
  page: Page,
  sandbox: Sandbox,
  self: Applicant,
  product: Product = products.shanghai,
): Promise<void> {
  const proposalId = await proposeByCalls(page, sandbox.origin, self, product)
  await page.goto(address('/pay-confirm-v3', { ...product, proposalId }))
  await button(page, '确认并支付').waitFor()
}

/** Opens the payment page of one person's order, which calls made. */
export async function openPayment(page: Page, sandbox: Sandbox, self: Applicant): Promise<void> {
  const { shanghai: product } = products
  const { orderId, payOrderId } = await orderByCalls(page, sandbox, self, { product })
  await page.goto(address('/payment', { ...product, proposalId: orderId, payOrderId }))
  await button(page, '立即支付').waitFor()
}
