import assert from 'node:assert/strict'
import type { Browser } from '@playwright/test'
import { openShop } from '../support/shop'
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

test('a name with markup of a customer is text on every page', async () => {
  const bought = await office.customer()
  const desk = await staffConsole.browser('kefu')
  const { page } = desk
  await page.route('**/api/find', (route) =>
    route.fulfill({
      json: {
        ok: true,
        data: {
          people: ['<img src=x onerror="window.hit=1">', '王*'].map((name, at) => ({
            userId: `u${at}`,
            name,
            mobile: null,
            closedAt: null,
            found: [{ kind: 'NAME', orderId: bought.orderId, number: null }],
            orders: [],
          })),
          more: false,
        },
      },
    }),
  )
  await search(page, '<script>window.hit=1</script>')
  await page.getByText('<img src=x onerror="window.hit=1">').waitFor()
  assert.equal(await page.evaluate(() => 'hit' in window), false)
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
