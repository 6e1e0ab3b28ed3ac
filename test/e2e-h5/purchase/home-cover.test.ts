import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { confirmedProposal } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  atRest,
  button,
  field,
  fillApplicant,
  heading,
  next,
  passHealth,
  payAt,
  leaveCashier,
  products,
  readNotices,
  saved,
  turnTo,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Insurance of homes, from the form to the policy. */

const shop = openShop()
const homes = { cityCode: '310000', productCode: 'SHJB' }

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

const fillHome = async (page: Page, district: string, room: string): Promise<void> => {
  await page.getByRole('combobox', { name: '所在区' }).tap()
  await turnTo(page, district)
  await field(page, '详细地址').fill(room)
}

test('DL035 RT106 RT107 RT108 EN035 ST040 ST041 homes are chosen, insured in copies, paid and found again', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  await page.goto('/hujiabao/insure')
  await button(page, '保存房屋').waitFor()
  await fillApplicant(page, self)

  // Without a home the visitor cannot continue.
  await button(page, '下一步').tap()
  await words(page, '请选择房屋信息').first().waitFor()

  // A home that was typed is saved by continuing, too.
  await fillHome(page, '杨浦区', '控江路100弄5号601室')
  await button(page, '下一步').tap()
  const first = page.getByRole('group', { name: /控江路100弄5号601室，\d份/ })
  await first.waitFor()
  await words(page, '请阅读并同意相关条款').first().waitFor()
  await agreeToTerms(page)
  await button(page, '杨浦区控江路100弄5号601室加一份').tap()
  await words(first, '2份').waitFor()
  await button(page, '添加房屋').tap()
  await fillHome(page, '浦东新区', '世纪大道8弄3号402室')
  await button(page, '保存房屋').tap()
  const second = page.getByRole('group', { name: /世纪大道8弄3号402室，\d份/ })
  await second.waitFor()
  await words(page, '204').first().waitFor()

  // The picker shows the chosen homes and can remove one.
  const dialog = page.getByRole('dialog')
  const openPicker = async () => {
    await button(page, '选择房屋').tap()
    await dialog.waitFor()
    // A sheet that still slides up would be pressed in one place and released in another.
    await atRest(page)
  }
  await openPicker()
  await picture(page, 'picker')
  await dialog.getByRole('checkbox', { name: /世纪大道/ }).uncheck()
  await dialog.getByRole('button', { name: '确定' }).tap()
  await second.waitFor({ state: 'detached' })
  const kept = saved(page, /saveDraftToc$/, '世纪大道')
  await openPicker()
  await dialog.getByRole('checkbox', { name: /世纪大道/ }).check()
  await dialog.getByRole('button', { name: '确定' }).tap()
  await second.waitFor()
  await words(page, '204').first().waitFor()
  await picture(page, 'form')

  // The typed values stay after a reload.
  await kept
  await page.reload()
  await words(first, '2份').waitFor()
  // A total that the form showed is not shown again before the order.
  await words(page, '204').first().waitFor()
  await next(page)
  await passHealth(page, '均不存在，继续投保')
  const submitted = page.waitForRequest(/\/doProposalToc$/)
  await readNotices(page)
  const { data } = (await submitted).postDataJSON() as {
    data: {
      insurants: (Record<string, unknown> & { extraValue: string; credentialNo: object })[]
    }
  }
  const [insured] = data.insurants
  assert.equal(insured?.['count'], 2)
  assert.equal(insured['relationType'], 'SELF')
  assert.equal(insured['comboCode'], 'BASIC')
  // After the reload the page knows the number only as a token.
  const token = insured['encryptedCredentialNo']
  assert.deepEqual(insured.credentialNo, { encryptType: 2, encryptValue: token })
  assert.equal(JSON.stringify(data).includes(self.id), false)
  assert.deepEqual(JSON.parse(insured.extraValue), {
    insurantCredentialType: '01',
    propertyInfo: { cityDistrictName: '杨浦区', detailAddress: '控江路100弄5号601室' },
    propertyRelationType: 'OWNER',
    enWholeAddr: '',
    beneficiaryInfo: {
      bnfType: 'INSURED',
      realName: '',
      credentialType: '',
      credentialNo: '',
      telephone: '',
    },
  })

  await words(page, /杨浦区控江路100弄5号601室 ×2/).waitFor()
  await words(page, /共3份/).waitFor()
  await picture(page, 'confirm')
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await leaveCashier(page)
  await payAt(page, '支付成功')
  await heading(page, '投保成功').waitFor()
  await picture(page, 'result')

  // RT107: the list has only orders of this product.
  const other = [{ relationType: 'SELF' as const, person: self }]
  await confirmedProposal(gateway, login, other, products.shanghai)
  await page.goto('/hujiabao/order-center?tab=all')
  await page.getByRole('link', { name: /沪上家财保/ }).waitFor()
  assert.equal(await words(page, '申城安心保').count(), 0)
  await picture(page, 'orders')
  await page.getByRole('link', { name: /沪上家财保/ }).tap()
  await words(page, '订单金额').waitFor()
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''

  // RT108: each home has one line with its copies.
  await page.goto(address('/hujiabao/order-detail', { orderId }))
  await words(page, /杨浦区控江路100弄5号601室 ×2/).waitFor()
  await words(page, /浦东新区世纪大道8弄3号402室 ×1/).waitFor()
  await picture(page, 'order')

  await page.goto(address('/policy-list', homes))
  await page
    .getByRole('link', { name: /世纪大道8弄3号402室/ })
    .first()
    .tap()
  await words(page, '保险房屋').waitFor()
  await picture(page, 'policy')

  // A home that is already insured is disabled in the picker.
  await page.goto('/hujiabao/insure')
  await openPicker()
  const covered = dialog.getByRole('checkbox', { name: /控江路/ })
  await covered.waitFor()
  assert.equal(await covered.isDisabled(), true)
  await picture(page, 'picker-covered')
})
