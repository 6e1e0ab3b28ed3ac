import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  arriveAt,
  button,
  fillPerson,
  heading,
  openProduct,
  products,
  saved,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** 长辈版 on a real phone's history: Back goes one step back, and nothing is lost. */

const shop = openShop()
const ELDER = `localStorage.setItem('HM_elderMode', '{"version":1,"value":true}')`
const isAt = (page: Page, step: string) => heading(page, step).waitFor()
const next = (page: Page) => button(page, '下一步').tap()

test('Back goes one step back, and a reload goes on where the form ended', async () => {
  const { page, context } = await shop.phone()
  await context.addInitScript(ELDER)
  const { self, spouse } = shop.family()
  await signInByCalls(page, shop.gateway.origin, self.mobile)
  await openProduct(page, products.shanghai)
  await startInsuring(page)
  await isAt(page, '谁来付款')
  await fillPerson(page, self)
  await next(page)
  await button(page, '添加配偶').tap()
  await next(page)
  await isAt(page, '配偶的信息')
  await page.goBack()
  await isAt(page, '给谁投保')
  await page.goBack()
  await isAt(page, '谁来付款')
  await page.goBack()
  await arriveAt(page, /\/insure\?/)
  await startInsuring(page)
  await isAt(page, '配偶的信息')
  const kept = saved(page, /saveDraft/, spouse.id)
  await fillPerson(page.getByRole('group', { name: / · 配偶$/ }), spouse)
  await kept
  await page.reload()
  await isAt(page, '核对一遍')
  for (const person of [self, spouse]) await words(page, person.name.slice(0, 1)).first().waitFor()
  await page.goBack()
  await isAt(page, '配偶的信息')
  await next(page)
  await page.getByRole('checkbox').check()
  await next(page)
  await button(page, '开始回答').waitFor()
  // The steps of the form are still there below the next page.
  await page.goBack()
  await isAt(page, '核对一遍')
  await page.goBack()
  await isAt(page, '配偶的信息')
  assert.match(page.url(), /\/insure-apply\?/)
})
