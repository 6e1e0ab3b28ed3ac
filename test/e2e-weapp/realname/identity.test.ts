import assert from 'node:assert/strict'
import { onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { test } from '../../support/test'
import { choose, fill, isLocked, noDialog, shownFields } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'
import { addSelf, goOn } from '../../support/weapp-shopper'

/** Identity of the applicant in WeChat: there is no phone to bind, and the results differ. */

const APPLY = 'pages/purchase/apply/index'
const { self } = newFamily()

const shop = openMiniShop({
  person: 'identity',
})

test('API102 a company fills itself in by its licence', async () => {
  const page = await reLaunch(shop.mini, `/${APPLY}?cityCode=511000&productCode=PG53`)
  await choose(page, '证件类型', '统一社会信用代码')
  await tap(page, 'button', /上传营业执照/)
  await says(page, 'page', /重新上传营业执照/)
  await until(async () => {
    const shown = await shownFields(page)
    const valueOf = (label: string) => shown.find((one) => one.label === label)?.value
    assert.equal(valueOf('企业名称'), '沙箱科技有限公司')
    assert.equal(valueOf('统一社会信用代码'), '91110000600037341L')
  })
})

test.describe('the real name in WeChat', () => {
  test('ER023-027 says each outcome, and stays in the form until it is right', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?cityCode=310000&productCode=PP57`)
    await fill(page, '证件号码', self.id)
    await fill(page, '手机号码', self.mobile)
    await addSelf(page)
    await fill(page, '姓名', '沙箱证件不符')
    await goOn(page)
    for (const [text, next] of [
      ['身份信息与当前账号不一致', '沙箱证件占用'],
      ['已被其他微信账号使用', '沙箱微信失败'],
      ['微信实名认证失败，请更换信息或微信账号', '沙箱姓名不符'],
      ['姓名与身份证号不匹配', '沙箱已实名'],
    ] as const) {
      await says(page, '.hm-dialog__panel', new RegExp(text))
      await tap(page, '.hm-dialog__panel button', '修改信息')
      await noDialog(page)
      await says(page, '.hm-field__error', new RegExp(text))
      await fill(page, '姓名', next)
      await tap(page, 'button', '下一步')
    }
    await says(page, '.hm-dialog__panel', /您已完成实名认证/)
    await tap(page, '.hm-dialog__panel button', '我知道了')
    await onPage(shop.mini, 'pages/purchase/health-confirm/index')
  })

  test('verifies once, and locks name and number', async () => {
    const page = await reLaunch(shop.mini, `/${APPLY}?cityCode=310000&productCode=PP57`)
    await fill(page, '姓名', self.name)
    await fill(page, '证件号码', self.id)
    // One form needs consent to the terms only once.
    await tap(page, 'button', '下一步')
    await onPage(shop.mini, 'pages/purchase/health-confirm/index')
    const again = await reLaunch(shop.mini, `/${APPLY}?cityCode=310000&productCode=PP57`)
    await isLocked(again, '姓名')
    await isLocked(again, '证件号码')
  })
})
