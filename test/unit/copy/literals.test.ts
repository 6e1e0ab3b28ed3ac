import { errors } from '@/copy/errors/errors'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { relations } from '@/copy/product/people'
import { wording } from '@/copy/product/wording'
import { apply, premium } from '@/copy/purchase/apply'
import { reminders } from '@/copy/purchase/reminders'
import { afterSale, holderTitle } from '@/copy/records/after-sale'
import { policies } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { login } from '@/copy/shell/login'
import { shell } from '@/copy/shell/shell'
import { situationOf } from '@/domain/situation/situation'
import { notices } from '@/subjects/apply/copy'
import { documents } from '@/subjects/document/copy'
import { health } from '@/subjects/health/copy'
import { payErrors } from '@/subjects/pay/copy'
import { payLater } from '@/subjects/unpaid/copy'

/** Row of the acceptance list, text of the product, and the exact text that it must be. */
test.each([
  ['KC004', buttons.alertOk, '好的'],
  ['KC005', buttons.cancel, '取消'],
  ['KC005', buttons.confirm, '确认'],
  ['KC009', reminders.unfinishedTitle, '你尚未完成投保'],
  ['KC010', reminders.remindLater, '稍后提醒我'],
  ['KC010', reminders.goOn, '继续投保'],
  ['KC019', documents.documentsAgree, '逐条阅读并同意以上内容'],
  ['DL015', notices.healthConfirm, '健康告知'],
  ['DL015', notices.insureNotice, '投保须知与声明'],
  ['DL015', notices.escapeClause, '免责条款'],
  ['DL020', premium.title, '保费明细'],
  ['DL021', fill(premium.people, { N: 3 }), '共为3人投保'],
  ['DL023', relations.SELF, '本人'],
  ['DL025', premium.actual, '实付保费'],
  ['DL025', premium.confirm, '我已确认'],
  ['DL029', buttons.viewNow, '立即查看'],
  ['DL032', buttons.bookNow, '立即预约'],
  ['DL032', buttons.booked, '预约成功'],
  ['DL032', buttons.rejected, '已拒绝'],
  ['DL032', afterSale.bookedTitle, '您已预约成功'],
  ['DL035', buttons.ok, '确定'],
  ['DL037', fill(reminders.doNotRemind, { N: 3 }), '3天内不再提醒'],
  ['DL038', payLater.title, '只差一步'],
  ['DL041', payLater.fullYear, '保障一整年'],
  ['DL042', payLater.payNow, '立即支付'],
  ['DL052', buttons.confirmSelection, '确认选择'],
  ['ST036', reminders.hesitationTitle, '还在犹豫吗？'],
  ['ST037', fill(reminders.successTitle, wording({ productCode: 'PH2W' })), '参保成功'],
  ['ST038 ER057', reminders.endedTitle, '参保已结束'],
  ['ST054 ER048', payErrors.typeMaintenance, '系统维护中，请稍后再试'],
  ['ST058', apply.longTerm, '长期'],
  ['VA006', formErrors.nameInvalid, '请输入姓名，2-20个汉字'],
  ['VA021', formErrors.email, '邮箱格式错误'],
  ['VA045', formErrors.identityBlank, '请输入身份证号码'],
  ['VA046', formErrors.credentialBlank, '请输入证件号码'],
  ['VA047', formErrors.identityInvalid, '请输入正确的身份证号码'],
  ['VA048', formErrors.credentialInvalid, '请输入正确的证件号码'],
  ['VA049', formErrors.mobileBlank, '请输入手机号码'],
  ['VA050', formErrors.mobileInvalid, '请输入正确的手机号码'],
  ['VA051', formErrors.codeBlank, '请输入验证码'],
  ['VA052', formErrors.codeInvalid, '请输入正确的验证码'],
  ['VA053', formErrors.nationalityBlank, '请填写国籍'],
  ['VA054', formErrors.emoji, '请勿输入emoji表情'],
  ['VA055', apply.credentialTypePlaceholder, '请选择证件类型'],
  ['VA056', apply.birthdayPlaceholder, '请填写出生日期'],
  ['VA057', apply.genderPlaceholder, '请填写性别'],
  ['VA058', apply.validityPlaceholder, '请填写证件有效期'],
  ['VA068', formErrors.terms, '请阅读并同意相关条款'],
  ['VA074', insurants.houseBlank, '请选择房屋信息'],
  ['VA077', formErrors.hmtUnsupported, '暂不支持港澳台身份证'],
  ['ER001', errors.UNKNOWN, '抱歉，系统异常，请您稍后再试！'],
  ['ER006', shell.loading, '加载中...'],
  ['ER011', errors.SMS_SEND_FAILED, '验证码发送失败，请稍后重试'],
  ['API034', login.sent, '验证码已发送，请注意查收短信'],
  ['ER037', health.failed, '投保失败'],
  ['ER045', payErrors.failed, '支付失败'],
  ['ER046', buttons.backToInsure, '返回投保页'],
  ['ER047', buttons.iKnow, '我知道了'],
  ['ER049', payErrors.partFailed, '部分支付失败'],
  ['ER050', errors.TICKET_INVALID, '获取token失败'],
  ['ER051', shell.loadFailed, '加载失败'],
  ['ER052', login.bindingFailed, '获取绑定状态失败，请稍后重试'],
  ['ER056', reminders.renewalTitle, '你还未开通自动投保'],
  ['ER058', holderTitle(situationOf({}).cover), '投保时间已截止'],
  ['ER059', reminders.warning, '温馨提示，你即将进入参保流程'],
  ['UX007', policies.empty, '未能找到对应保单'],
])('%s %s', (_row, text, literal) => {
  expect(text).toBe(literal)
})

test('KC011 the default reminder says that time is limited, and until when', () => {
  const text = fill(reminders.unfinishedText, { END: '2026-12-31' })
  expect(text).toContain('限时')
  expect(text).toContain('2026-12-31')
})

test('DL028 the title for policy holders says both things', () => {
  const { cover } = situationOf({ policies: [{ status: 'EFFECTIVE' }] })
  expect(holderTitle(cover)).toContain('投保时间已截止')
  expect(holderTitle(cover)).toContain('保单已生效')
})

describe('wording', () => {
  const defaults = { applicant: '投保人', insurant: '被保人', withdraw: '撤单' }
  const payer = {
    applicant: '缴费人',
    insurant: '参保人',
    orderCenter: '订单中心',
    withdraw: '取消订单',
  }
  test.each([
    ['UX004 UX005 UX006', 'LG01', defaults],
    ['UX001', undefined, defaults],
    ['UX001', 'constructor', defaults],
    ['UX002', 'PH2W', payer],
    ['UX003', 'PH5E', payer],
  ])('%s %s', (_row, productCode, expected) => {
    expect(wording({ productCode })).toMatchObject(expected)
  })

  test('UX011 texts take the terms of the product', () => {
    const order = { productCode: 'LH1F', wording: { insurant: '参保人' } }
    expect(fill(insurants.add, wording(order))).toBe('添加参保人')
    expect(fill(insurants.add, wording({ productCode: 'PH2W' }))).toBe('添加参保人')
    expect(fill(insurants.add, wording({ productCode: 'LG01' }))).toBe('添加被保人')
  })
})
