import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { talkWith, type Talk } from '@huimin/insurer-core/kit'
import { localIso } from '../../../server/context/clock'
import { openShop } from '../../support/shop'
import {
  agreeToTerms,
  arriveAt,
  button,
  eventually,
  heading,
  openOrder,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'
import { startCoreOfItsOwn } from './core-of-its-own'

/** A core that was written from its documentation alone insures a person, and ends the policy again. */

const product = { cityCode: '451000', productCode: 'LH47' } as const
const HOUR = 3_600_000

let core: Awaited<ReturnType<typeof startCoreOfItsOwn>> | undefined
let talk: Talk | undefined
const shop = openShop({
  own: true,
  settings: async () => {
    core = await startCoreOfItsOwn('YOUJIANG')
    const { url, keyId, secretKey: secret } = core
    talk = talkWith({ url, keyId, secret, productCode: product.productCode, rows: 0 })
    return { ...core.settings, JOB_INTERVAL_SECONDS: '1' }
  },
})
test.afterAll(async () => {
  talk?.close()
  await core?.stop()
})

/** The books of the core. */
const books = async () => {
  if (!talk) throw new Error('the core starts before the first test')
  const changedSince = localIso(Date.now() - HOUR)
  return (await talk.answer('pull', { changedSince })).policies
}

/** A policy's page shows a number in groups, so that it can be read out. */
const spelled = (policyNo: string): string => policyNo.replace(/.{4}(?=.)/g, '$& ')
const yuan = (fen: number): string => (fen / 100).toFixed(2)

async function buy(page: Page, self: ReturnType<typeof shop.family>['self']): Promise<void> {
  await openOrder(page, shop.sandbox, self, product)
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await arriveAt(page, /\/sandbox\/cashier/)
  await button(page, '支付成功').tap()
  await seeResult(page)
}

/** Opens the order again, as a person who waits for the money does, and answers what it tells. */
async function refundOnceMore(page: Page): Promise<string> {
  await page.reload()
  return words(page, /^(?:已申请，等待受理|已受理，等待到账|已到账)$/)
    .last()
    .innerText()
}

test('who is insured by the example core sees its number and document, revokes, and has the money back', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buy(page, self)
  const [policy, ...others] = await books()
  assert.ok(policy)
  assert.deepEqual(others, [])
  const { policyNo, premiumFen, status, insured } = policy
  assert.deepEqual([status, insured.credentialNo], ['IN_FORCE', self.id])
  await words(page, policyNo).waitFor()

  await button(page, '查看保单').tap()
  await page.getByRole('link', { name: '右江壮乡保' }).first().tap()
  await arriveAt(page, /\/policy-detail/)
  await words(page, spelled(policyNo)).waitFor()
  await button(page, '查看电子保单').tap()
  await arriveAt(page, /\/pdf-viewer\?/)
  await page
    .getByRole('group', { name: /^第1页/ })
    .getByText(policyNo)
    .waitFor()
  await page.goBack()

  await button(page, '撤单').tap()
  await button(page, '确认撤单').tap()
  await page
    .getByRole('dialog')
    .getByText(`退款¥${yuan(premiumFen)}已提交`)
    .waitFor()
  await button(page, '查看退款进度').tap()
  await arriveAt(page, /\/order-detail/)
  await heading(page, '已撤销').waitFor()
  const [ended] = await eventually(books, ([one]) => one?.status !== 'IN_FORCE')
  assert.deepEqual(
    [ended?.policyNo, ended?.status, ended?.cancellation?.refundFen],
    [policyNo, 'CANCELLED', premiumFen],
  )
  await eventually(
    () => refundOnceMore(page),
    (told) => told === '已到账',
  )
})
