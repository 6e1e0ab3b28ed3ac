import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'
import { openShop } from '../support/shop'
import { granted, staffOf } from '../support/staff-console'
import { test } from '../support/test'
import { openConsoleOf, signInAt } from './desk'
import { lateMoneyTasks, moneyTasks } from './money-tasks'
import { button, counted, heading, link, openOffice, search } from './office'
import { personTasks } from './person-tasks'
import { watchTasks } from './watch-tasks'

/** What an operator does, each by the browser alone. Every test prints its taps and seconds. */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({ own: true, settings: staffConsole.settings })

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

const office = openOffice(staffConsole, shop)

test('staff sign in with password and code, and come back to where they were', async () => {
  const desk = await staffConsole.browser()
  const { page } = desk
  await page.goto('/stops')
  await button(page, /^登录$/).click()
  await page.getByText('请输入登录名').waitFor()
  await page.getByLabel('登录名').fill('chanpin')
  await page.getByLabel('密码').fill('wrong')
  await page.getByLabel('动态码').fill('000000')
  await button(page, /^登录$/).click()
  await page.getByRole('alert').getByText('登录名、密码或动态码不对').waitFor()
  await counted('sign in', desk, () => signInAt(page, staffConsole.origin, 'chanpin'))
  await heading(page, '停售与恢复').waitFor()
  // Product has no right to see people, so there is neither box nor link.
  assert.equal(await page.getByRole('search').count(), 0)
  assert.equal(await link(page, '退款').count(), 0)
  await button(page, '退出登录').click()
  await button(page, /^登录$/).waitFor()
})

personTasks(office)
moneyTasks(office)
watchTasks(office)

/** Fields with what people wrote, and what the page then shows as it stands. */
const written = new Set(['name', 'staffName', 'by', 'reason', 'note', 'words', 'productName'])
const MARKUP = '<img src=x onerror="window.hit=1">'
/** The same answer, in which everybody is called so and wrote so. Names of the code are left alone. */
const withMarkup = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string')
    return written.has(key) && !/^[A-Z_]+$/.test(value) ? MARKUP : value
  if (Array.isArray(value)) return value.map((each) => withMarkup(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withMarkup(each, name)]),
  )
}

/** Two people are found wherever one is, because a page of one follows at once. */
const two = (answer: unknown): unknown => {
  const { data } = answer as { data?: { people?: object[] | number } }
  if (!Array.isArray(data?.people)) return answer
  const people = data.people.flatMap((one) => [one, { ...one, userId: 'other' }])
  return { ok: true, data: { ...data, people } }
}

test('markup in what a person is called or wrote is text on every page, and in print', async () => {
  const { orderId, self } = await office.customer()
  const kefu = await staffOf(staffConsole.origin, 'kefu2')
  const { userId } = granted(await kefu.call('readOrder', { orderId }))
  const { mobileVersion: version } = granted(await kefu.call('readPerson', { userId }))
  const asked = { userId, mobile: '13900001234', proof: 'DA-2026-01', version, reason: '核对' }
  await kefu.call('correctMobile', asked)
  const visit = async (
    login: string,
    paths: readonly string[],
    more: (page: Page) => Promise<void> = async () => undefined,
  ) => {
    const { page } = await staffConsole.browser(login)
    await page.route('**/api/*', async (route) => {
      const answer = await route.fetch()
      const json: unknown = withMarkup(await answer.json())
      await route.fulfill({ response: answer, json: two(json) })
    })
    const isText = async () => {
      await page.getByRole('main').getByText(MARKUP).first().waitFor({ state: 'attached' })
      assert.equal(await page.evaluate(() => 'hit' in window), false)
      assert.equal(await page.locator('img[src="x"]').count(), 0)
    }
    for (const path of paths) {
      await page.goto(path)
      await isText()
    }
    await more(page)
    await page.emulateMedia({ media: 'print' })
    await isText()
    await page.unrouteAll({ behavior: 'wait' })
  }
  const ofPerson = [`/people/${userId}`, `/people/${userId}?order=${orderId}`]
  await visit('kefu', [...ofPerson, '/approvals'], async (page) => {
    await search(page, '<script>window.hit=1</script>')
    await page.getByText('没有找到').waitFor()
    assert.equal(await page.evaluate(() => 'hit' in window), false)
    await page.goto('/')
    await button(page, '退出登录').waitFor()
    await search(page, self.mobile)
    await page.getByRole('main').getByText(MARKUP).nth(1).waitFor()
  })
  await visit('admin', ['/log', '/rights'])
})

test('a session that ended leads to the sign-in, and from there to where they wanted to go', async () => {
  const { page, context } = await staffConsole.browser('kefu')
  await link(page, '退款').first().waitFor()
  await context.clearCookies()
  await link(page, '退款').first().click()
  await button(page, /^登录$/).waitFor()
  await signInAt(page, staffConsole.origin, 'kefu')
  await heading(page, '退款').waitFor()
})

lateMoneyTasks(office)
