import type { Page } from '@playwright/test'
import type { Shop } from '../support/shop'
import { customersOf } from './customers'
import type { Desk, openConsoleOf } from './desk'

/** What the tasks of the console have in common. */

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Does a task and prints what it took. */
export async function counted(task: string, { hands }: Desk, act: () => Promise<void>) {
  hands()
  const startedAt = Date.now()
  await act()
  const seconds = (Date.now() - startedAt) / 1000
  const { taps, fields } = hands()
  console.log(`${task} | ${taps} taps | ${fields} fields | ${seconds.toFixed(1)} s`)
  return { taps, fields, seconds }
}

export const search = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('/')
  await page.keyboard.type(query)
  await page.keyboard.press('Enter')
}

/** Makes something once, for the tests that begin with it. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
/** Writes why, and does it. */
export async function give(
  page: Page,
  title: string | RegExp,
  doIt: string,
  fields: Record<string, string>,
) {
  const asked = dialog(page, title)
  for (const [label, value] of Object.entries(fields))
    await asked.getByLabel(label, { exact: true }).fill(value)
  await asked.getByRole('button', { name: doIt, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}

/** A second person approves what was asked about a record. */
export async function approve({ page }: Desk, about: string): Promise<void> {
  await page.goto('/approvals')
  const card = page.getByRole('listitem').filter({ hasText: about })
  await card.getByRole('button', { name: '同意' }).click()
  await give(page, '同意这项申请', '同意', { 复核意见: '已核对' })
  await card.waitFor({ state: 'detached' })
  await page.getByText('已执行').first().waitFor()
}

export const orderPart = (page: Page, orderId: string) =>
  page.getByRole('region', { name: `订单 ${orderId}` })

/** A console and its customers. What several tasks begin with is made once. */
export const openOffice = (staffConsole: ReturnType<typeof openConsoleOf>, shop: Shop) => {
  const customers = customersOf(shop)
  return {
    staffConsole,
    shop,
    customers,
    customer: once(async () => {
      const one = await customers.bought()
      await customers.told(one.self.mobile)
      return one
    }),
    repaid: once(() => customers.revoked('SUCCESS')),
    stranger: once(customers.stranger),
  }
}
export type Office = ReturnType<typeof openOffice>
