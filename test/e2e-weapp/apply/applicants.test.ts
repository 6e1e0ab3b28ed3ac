import assert from 'node:assert/strict'
import { find, findAll, onPage, reLaunch, says, tap, until } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import { done } from '../../support/purchase'
import { test } from '../../support/test'
import {
  choose,
  chooseDay,
  fieldSays,
  fieldsHold,
  fill,
  fillLast,
  isLocked,
  noDialog,
  tapInField,
} from '../../support/weapp-form'
import { toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'
import { addSelf, goOn } from '../../support/weapp-shopper'

/** Applicants, their documents and fields that are not needed. */

const APPLY = 'pages/purchase/apply/index'
const HEALTH = 'pages/purchase/health-confirm/index'
const PANEL = '.hm-dialog__panel'
/** A product for people with identity documents of every type, and for companies. */
const neijiang = { cityCode: '511000', productCode: 'PG53' }
const FORM = `/${APPLY}?cityCode=${neijiang.cityCode}&productCode=${neijiang.productCode}`

const { self, spouse } = newFamily()

const shop = openMiniShop({ person: 'applicants' })

/** No field may be replaced while the person types. */
test.afterEach(async () => {
  assert.deepEqual(await shop.simulator.rebuiltFields(), [])
})

const draftOf = async () => {
  const login = await shop.login()
  return done(await shop.remote.call('getDraft', neijiang, { login })).draft
}

test('what need not be told is taken back again: one of a list, a day', async () => {
  const page = await reLaunch(shop.mini, FORM)
  await choose(page, '所在区县', '东兴区')
  await tapInField(page, '所在区县', '清除')
  await fieldSays(page, '所在区县', /请选择所在区县/)
  await chooseDay(page, '参加本地医保的日期', '2020-03-01')
  await tapInField(page, '参加本地医保的日期', '清除')
  await fieldSays(page, '参加本地医保的日期', /请选择日期/)
  assert.doesNotMatch(await (await find(page, 'page')).text(), /清除/)
})

test('a passport is good from a day until a day, or for good; the draft keeps which', async () => {
  const page = await reLaunch(shop.mini, FORM)
  await choose(page, '证件类型', '护照')
  await fill(page, '姓名', 'KIM MINJI')
  await fill(page, '证件号码', 'm12345678')
  await choose(page, '国籍', '韩国')
  await chooseDay(page, '出生日期', '1985-05-05')
  await tapInField(page, '性别', '女')
  await fieldSays(page, '证件有效期', /请填写证件有效期/)
  await chooseDay(page, '证件有效期', '2020-01-01')
  await chooseDay(page, '证件有效期', '2040-01-01', 1)
  await fieldSays(page, '证件有效期', /2020-01-01\s*-\s*2040-01-01/)
  await tapInField(page, '证件有效期', '长期')
  await fieldSays(page, '证件有效期', /2020-01-01\s*-\s*长期/)
  await fieldsHold(page)
  await until(async () => {
    const { validType, validStart, validEnd } = (await draftOf())?.applicant ?? {}
    assert.deepEqual([validType, validStart, validEnd], ['longTerm', '2020-01-01', undefined])
  })
})

test.describe('a verified person', () => {
  test('may buy as a company where it is sold to any, which insures nobody as itself', async () => {
    const page = await reLaunch(shop.mini, FORM)
    await choose(page, '证件类型', '身份证')
    await fill(page, '姓名', self.name)
    await fill(page, '证件号码', self.id)
    await fill(page, '手机号码', self.mobile)
    await addSelf(page)
    await goOn(page)
    await onPage(shop.mini, HEALTH)
    const form = await reLaunch(shop.mini, FORM)
    await isLocked(form, '姓名')
    await tap(form, 'button', '以企业名义投保')
    await says(form, '.hm-insurant', /企业不能作为被保人，请删除/)
    await fill(form, '企业名称', '甲公司')
    await fill(form, '统一社会信用代码', '91110000600037341L')
    await tap(form, 'button', '下一步')
    await toasted(shop, /企业不能作为被保人，请删除/)
    await tap(form, '.hm-insurant button', '删除')
    await tap(form, `${PANEL} button`, '确认')
    await noDialog(form)
    await tap(form, 'button', '配偶')
    await fillLast(form, '姓名', spouse.name)
    await fillLast(form, '证件号码', spouse.id)
    await tap(form, 'button', '下一步')
    await onPage(shop.mini, HEALTH)
    assert.equal((await draftOf())?.applicant.credentialType, 'ORG')
  })

  test('and as themselves again, locked as they were', async () => {
    const page = await reLaunch(shop.mini, FORM)
    await tap(page, 'button', '以本人名义投保')
    await isLocked(page, '姓名')
    await until(async () => assert.equal((await findAll(page, '.hm-insurant')).length, 1))
    await tap(page, 'button', '下一步')
    await onPage(shop.mini, HEALTH)
  })
})
