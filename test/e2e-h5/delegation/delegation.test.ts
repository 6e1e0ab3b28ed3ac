import assert from 'node:assert/strict'
import * as v from 'valibot'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  arriveAt,
  button,
  fillApplicant,
  fillPerson,
  heading,
  insurant,
  next,
  products,
  reachApply,
  saved,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** 请子女代办 on both phones: a parent asks, a child fills in, the parent checks and goes on. */

const shop = openShop()
const answered = v.object({ data: v.object({ url: v.string() }) })

test('a parent asks a child, who fills in the form; the parent checks it and goes on', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  await reachApply(page, shop.sandbox, products.shanghai, self)
  await button(page, '请子女代办').tap()
  await button(page, '生成链接').tap()
  await page.getByRole('alert').getByText('请阅读并同意相关条款').waitFor()
  await page.getByRole('checkbox').check()
  const made = page.waitForResponse(/createDelegation/)
  await button(page, '生成链接').tap()
  const { url } = v.parse(answered, await (await made).json()).data
  await page.getByRole('img', { name: '请子女代办的二维码' }).waitFor()
  await heading(page, '等待子女打开').waitFor()

  const { page: child } = await shop.phone()
  await child.goto(url)
  await heading(child, /请您代为填写$/).waitFor()
  for (const secret of [self.mobile, self.name]) assert.equal(await words(child, secret).count(), 0)
  await button(child, '开始填写').tap()
  await arriveAt(child, /\/login\?.*redirectPath/)
  await signInByCalls(child, shop.gateway.origin, '13900139011')
  await child.goto(url)
  await button(child, '开始填写').tap()
  await child.getByRole('checkbox').check()
  await button(child, '同意并开始填写').tap()
  await button(child, '填好了，交给家人').waitFor()
  await fillApplicant(child, self)
  // The parent's page follows without a tap, and the child's says whose 配偶 is meant.
  await heading(page, '子女正在填写').waitFor()
  const kept = saved(child, /saveDelegatedForm/, spouse.id)
  await button(child, `添加${self.name}的配偶`).tap()
  const theirs = child.getByRole('group', { name: new RegExp(` · ${self.name}的配偶$`) })
  await fillPerson(theirs, spouse)
  await kept
  await words(page, '已填好1位被保人').waitFor()
  await child.reload()
  await child.getByRole('group', { name: / · 王\*+的配偶$/ }).waitFor()
  await button(child, '填好了，交给家人').tap()
  await child.getByRole('dialog').getByRole('button', { name: '确认' }).tap()
  await heading(child, '已交给家人核对').waitFor()

  await heading(page, '您的子女已填好').waitFor()
  await button(page, '查看并核对').tap()
  await words(page, '以下信息由您的子女代填').waitFor()
  for (const whole of [self.name, self.id, spouse.name, spouse.id])
    await words(page, whole).first().waitFor()
  await heading(child, '家人已收到').waitFor()
  await page.reload()
  await button(page, '显示完整姓名和证件号码').waitFor()
  assert.equal(await words(page, spouse.id).count(), 0)
  await button(page, '显示完整姓名和证件号码').tap()
  await words(page, spouse.id).waitFor()
  await insurant(page, '配偶').waitFor()
  await next(page)
})
