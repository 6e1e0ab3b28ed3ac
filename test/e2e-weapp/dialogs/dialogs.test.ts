import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, type Page } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { submittedProposal } from '../../support/purchase'
import { test } from '../../support/test'
import { choose, fieldsHold, fill, noDialog, shownFields } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import { addSelf, goOn } from '../../support/weapp-shopper'

/** Dialogs that a product's file switches on, and fields in dialogs, which keep typed text. */

const APPLY = 'pages/purchase/apply/index'
const PANEL = '.hm-dialog__panel'
/** This product asks for its applicant in a popup. */
const sanming = 'cityCode=350400&productCode=PH6X'
/** This product shows all insured people and the order before the next page. */
const potters = { cityCode: '370300', productCode: 'MH16' }
const pottersQuery = `cityCode=${potters.cityCode}&productCode=${potters.productCode}`

const { self } = newFamily()

const shop = openMiniShop({ person: 'dialogs' })

const panelButton = (page: Page, name: string) => tap(page, `${PANEL} button`, name)

/** No field may be replaced while the person types. */
test.afterEach(async () => {
  assert.deepEqual(await shop.simulator.rebuiltFields(), [])
})

/** Field values after the field lost its focus, because the page learns them only then. */
const valuesOf = async (page: Page): Promise<Record<string, string>> => {
  await shop.mini.callWxMethod('hideKeyboard')
  return Object.fromEntries((await fieldsHold(page)).map(({ label, value }) => [label, value]))
}

test.describe('DL036 the applicant in a popup', () => {
  test('says what is missing at its field, and keeps what is typed and picked', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?${sanming}`)
    await addSelf(page)
    await tap(page, 'button', '下一步')
    await says(page, PANEL, /投保人信息/)
    await panelButton(page, '确认')
    await says(page, `${PANEL} .hm-field__error`, /请输入姓名/)
    await fill(page, '姓名', '沙箱姓名不符')
    await fill(page, '手机号码', self.mobile)
    await choose(page, '证件类型', '护照')
    await fill(page, '证件号码', 'E12345678')
    assert.equal((await valuesOf(page))['证件号码'], 'E12345678')
    await choose(page, '证件类型', '身份证')
    await fill(page, '证件号码', self.id)
    const { 姓名: name, 手机号码: mobile, 证件号码: id } = await valuesOf(page)
    assert.deepEqual([name, mobile, id], ['沙箱姓名不符', self.mobile, self.id])
    await panelButton(page, '确认')
    await says(page, PANEL, /请阅读并同意相关条款/)
    assert.equal((await valuesOf(page))['姓名'], '沙箱姓名不符')
  })

  test('Back puts it off; opened again it shows what was typed', async () => {
    const page = await onPage(shop.mini, APPLY)
    await tap(page, `${PANEL} .hm-choice`, '我已阅读并同意')
    await panelButton(page, '确认')
    // The real-name centre refused the data. The popup opens again with the error at the field.
    await says(page, PANEL, /姓名与身份证号不匹配/)
    await panelButton(page, '修改信息')
    await says(page, `${PANEL} .hm-field__error`, /姓名与身份证号不匹配/)
    const typed = await shownFields(page)
    assert.ok(typed.some(({ value }) => value === self.id))
    await shop.simulator.leave()
    await shop.simulator.comeBack()
    assert.deepEqual(await fieldsHold(page), typed)
    await fill(page, '姓名', self.name)
    await panelButton(page, '确认')
    await noDialog(page)
    await tap(page, 'button', '下一步')
    await onPage(shop.mini, 'pages/purchase/health-confirm/index')
  })
})

test.describe('what is gone through before going on', () => {
  test('DL017 everybody insured; the way back leaves the form as it was', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?${pottersQuery}`)
    await find(page, 'button', '下一步')
    const { spouse } = newFamily()
    await tap(page, 'button', '配偶')
    await says(page, 'page', /第1位被保人 · 配偶/)
    await fill(page, '手机号码', self.mobile)
    await fill(page, '姓名', spouse.name, 1)
    await fill(page, '证件号码', spouse.id, 1)
    await goOn(page)
    await says(page, PANEL, /请核对被保人信息[^]*配偶 李秀英/)
    await panelButton(page, '修改')
    await noDialog(page)
    assert.ok(Object.values(await valuesOf(page)).includes(self.mobile))
    await tap(page, 'button', '下一步')
    await panelButton(page, '我已确认')
    await onPage(shop.mini, 'pages/purchase/health-confirm/index')
  })

  test('DL062 the order, with the time that is left; Back closes it, 去支付 pays', async () => {
    const proposalId = await submittedProposal(
      shop.remote,
      await shop.login(),
      [{ relationType: 'SELF', person: self }],
      potters,
    )
    const page = await reLaunch(
      shop.mini,
      `/pages/purchase/pay-confirm/index?${pottersQuery}&proposalId=${proposalId}`,
    )
    await tap(page, '.hm-choice', '我已阅读并同意')
    await tap(page, 'button', '确认并支付')
    await says(page, PANEL, /请确认订单[^]*内完成支付[^]*齐城陶琉保/)
    await shop.mini.native().navigateLeft()
    await noDialog(page)
    await tap(page, 'button', '确认并支付')
    await panelButton(page, '去支付')
    await says(await onPage(shop.mini, 'pages/purchase/result/index'), 'page', /投保成功/)
  })
})
