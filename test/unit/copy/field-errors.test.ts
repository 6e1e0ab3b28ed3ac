import { fieldErrorText, textErrorText, type FieldCode } from '@/copy/errors/field-errors'
import { insurantLimitText } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { insurantLimitCodes, type InsurantLimitCode } from '@/domain/apply/insurant-limit'
import { textCodes } from '@/domain/base/text'
import type { CredentialCode } from '@/domain/credential/credential'
import { birthdayCodes, type BirthdayCode } from '@/domain/person/birthday'
import { contactCodes, type ContactCode } from '@/domain/person/contact'
import { nameCodes, type NameCode } from '@/domain/person/name'
import { validityCodes, type ValidityCode } from '@/domain/person/validity'

/** With these types, an error code without a text does not compile. */
type Covers<Known extends string, Rule extends Known> = Rule
export type Total = [
  Covers<FieldCode<'identity' | 'credential'>, CredentialCode>,
  Covers<FieldCode<'applicantName' | 'insurantName' | 'organisationName'>, NameCode>,
  Covers<FieldCode<'mobile' | 'phone' | 'verifyCode' | 'email'>, ContactCode>,
  Covers<FieldCode<'birthday'>, BirthdayCode>,
  Covers<FieldCode<'validity'>, ValidityCode>,
  Covers<Parameters<typeof insurantLimitText>[0], InsurantLimitCode>,
]

const IDENTITY = '请输入正确的身份证号码'
const CREDENTIAL = '请输入正确的证件号码'

test.each([
  ['VA045', 'BLANK', '请输入身份证号码', '请输入证件号码'],
  ['VA047 VA048', 'FORMAT', IDENTITY, CREDENTIAL],
  ['VA047 VA048', 'DATE', IDENTITY, CREDENTIAL],
  ['VA047 VA048', 'CHECK', IDENTITY, CREDENTIAL],
  ['VA047 VA048', 'WRONG_TYPE', IDENTITY, CREDENTIAL],
  ['VA055', 'TYPE', '请选择证件类型', '请选择证件类型'],
  ['VA077', 'HMT_UNSUPPORTED', '暂不支持港澳台身份证', '暂不支持港澳台身份证'],
] as const)('%s %s', (_row, code, identity, credential) => {
  expect(fieldErrorText('identity', code)).toBe(identity)
  expect(fieldErrorText('credential', code)).toBe(credential)
})

test('VA006 an applicant hears one message for a blank and a wrong name', () => {
  for (const code of nameCodes) {
    expect(fieldErrorText('applicantName', code)).toBe(
      code === 'EMOJI' ? '请勿输入emoji表情' : '请输入姓名，2-20个汉字',
    )
    expect(fieldErrorText('insurantName', code)).toBeTruthy()
    expect(fieldErrorText('organisationName', code)).toBeTruthy()
  }
})

test.each([
  ['VA049 VA050', 'mobile', '请输入手机号码', '请输入正确的手机号码'],
  ['VA049', 'phone', '请输入手机号码', '请输入正确的联系电话'],
  ['VA051 VA052', 'verifyCode', '请输入验证码', '请输入正确的验证码'],
  ['VA021', 'email', '邮箱格式错误', '邮箱格式错误'],
] as const)('%s %s', (_row, field, blank, invalid) => {
  expect(contactCodes.map((code) => fieldErrorText(field, code))).toEqual([blank, invalid])
})

test('VA053 VA057 VA068 what is left out', () => {
  expect(fieldErrorText('nationality', 'BLANK')).toBe('请填写国籍')
  expect(fieldErrorText('gender', 'BLANK')).toBe('请填写性别')
  expect(fieldErrorText('terms', 'BLANK')).toBe('请阅读并同意相关条款')
})

test('VA037 VA056 days', () => {
  expect(fieldErrorText('birthday', 'BLANK')).toBe('请填写出生日期')
  expect(fieldErrorText('validity', 'START_BLANK')).toBe('请填写证件有效期')
  expect(fieldErrorText('validity', 'END_BLANK')).toBe('请填写证件有效期')
  expect(fieldErrorText('validity', 'END_PAST')).toContain('已过期')
  for (const code of birthdayCodes) expect(fieldErrorText('birthday', code)).toContain('出生日期')
  for (const code of validityCodes) expect(fieldErrorText('validity', code)).toContain('证件')
})

test('VA029 a generic text names itself and its limits', () => {
  const field = { label: '联系地址', min: 5, max: 20 }
  expect(textCodes.map((code) => textErrorText(code, field))).toEqual([
    '请填写联系地址',
    '请勿输入emoji表情',
    '请输入5-20个字符',
    '请输入5-20个字符',
  ])
})

test('limits of insured people speak in the terms of the product', () => {
  const terms = wording({ productCode: 'PH5E' })
  for (const code of insurantLimitCodes) {
    expect(insurantLimitText(code, terms)).not.toMatch(/[{}]|被保人/)
  }
  expect(insurantLimitText('DUPLICATE', terms)).toBe('该参保人已添加，请勿重复添加')
})
