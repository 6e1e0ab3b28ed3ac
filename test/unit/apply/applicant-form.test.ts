import fc from 'fast-check'
import { checkField, checkForm } from '@/domain/apply/check'
import { editField, fillEncrypted } from '@/domain/apply/edit'
import {
  applicantFields,
  certificateOf,
  fieldTypes,
  insurantFields,
  itemOf,
  newForm,
  type FormItem,
} from '@/domain/apply/item'
import { isRequired, isSkipped } from '@/domain/apply/state'
import { credentialTypes } from '@/domain/credential/type'
import { problemText } from '@/ui/form/field-texts'
import { anyText } from '../../support/any-text'
import { sealId18 } from '../../support/credentials'

const today = '2024-06-15'
const idNumber = '110101199003070011'
const period = { type: 'shortTerm', start: '2020-01-01', end: '2040-01-01' } as const

type Values = Record<string, FormItem['value']>

/**
 * Types the values into one field after the other, as a person would. The type of ID comes first,
 * because other fields depend on it.
 */
const filled = ({ certificate, ...values }: Values, items = newForm(applicantFields)) =>
  Object.entries({ ...(certificate !== undefined && { certificate }), ...values }).reduce(
    (form, [type, value]) => editField({ items: form, type, value, today }),
    items,
  )
const complete = { name: '王五', identity: idNumber, mobile: '13800138000', verifyCode: '123456' }
const withPassport = {
  ...complete,
  certificate: 'PASSPORT',
  identity: 'E12345678',
  nationality: 'USA',
  birthday: '1990-03-07',
  gender: 'M',
  credentialValidDate: period,
}
const change = (items: FormItem[], type: string, by: Partial<FormItem>) =>
  items.map((item) => (item.type === type ? { ...item, ...by } : item))

const problemsOf = (items: FormItem[]) => checkForm({ items, today })
const textsOf = (items: FormItem[]) =>
  Object.fromEntries(
    problemsOf(items).map((problem) => [
      problem.field,
      problemText(problem, itemOf(items, problem.field)),
    ]),
  )

test('KC037 KC038 a fresh form has credential type 01 and nationality CHN', () => {
  const items = newForm(applicantFields)
  expect(certificateOf(items)).toBe('01')
  expect(items.find(({ type }) => type === 'nationality')?.value).toBe('CHN')
  expect(certificateOf([])).toBe('01')
  expect(newForm(insurantFields).map(({ type }) => type)).toEqual([
    'name',
    'certificate',
    'identity',
    'nationality',
    'birthday',
    'gender',
    'credentialValidDate',
  ])
})

test('a complete form has no problem', () => {
  expect(problemsOf(filled(complete))).toEqual([])
  expect(problemsOf(filled(withPassport))).toEqual([])
})

test('VA067 everything wrong is told in the order of the form', () => {
  expect(problemsOf(newForm(applicantFields)).map(({ field }) => field)).toEqual([
    'name',
    'identity',
    'mobile',
    'verifyCode',
  ])
  expect(problemsOf(filled({ certificate: 'PASSPORT' })).map(({ field }) => field)).toEqual([
    'name',
    'identity',
    'nationality',
    'birthday',
    'gender',
    'credentialValidDate',
    'mobile',
    'verifyCode',
  ])
})

test.each([
  ['VA006', 'name', { name: '' }, '请输入姓名，2-20个汉字'],
  ['VA006', 'name', { name: '王' }, '请输入姓名，2-20个汉字'],
  ['VA006', 'name', { certificate: 'PASSPORT', name: '' }, '请输入姓名，2-20个汉字'],
  ['VA006', 'name', { certificate: 'PASSPORT', name: 'J' }, '请输入正确的姓名'],
  ['VA054', 'name', { name: '王五😀' }, '请勿输入emoji表情'],
  ['VA045', 'identity', { identity: '' }, '请输入身份证号码'],
  ['VA046', 'identity', { certificate: 'PASSPORT', identity: '' }, '请输入证件号码'],
  ['VA047', 'identity', { identity: '123' }, '请输入正确的身份证号码'],
  ['VA048', 'identity', { certificate: 'PASSPORT', identity: '123' }, '请输入正确的证件号码'],
  ['VA077', 'identity', { identity: '810000199003070015' }, '暂不支持港澳台身份证'],
  ['VA077', 'identity', { identity: '820000199003070017' }, '暂不支持港澳台身份证'],
  ['VA077', 'identity', { identity: '830000199003070019' }, '暂不支持港澳台身份证'],
  ['VA049', 'mobile', { mobile: '' }, '请输入手机号码'],
  ['VA050', 'mobile', { mobile: '123' }, '请输入正确的手机号码'],
  ['VA051', 'verifyCode', { verifyCode: '' }, '请输入验证码'],
  ['VA052', 'verifyCode', { verifyCode: '12' }, '请输入正确的验证码'],
  ['VA053', 'nationality', { certificate: 'PASSPORT' }, '请填写国籍'],
  ['VA055', 'certificate', { certificate: '' }, '请选择证件类型'],
  ['VA056', 'birthday', { certificate: 'PASSPORT' }, '请填写出生日期'],
  ['VA057', 'gender', { certificate: 'PASSPORT' }, '请填写性别'],
  ['VA058', 'credentialValidDate', { certificate: 'PASSPORT' }, '请填写证件有效期'],
])('%s %s of %j says %s', (_row, field, values, expected) => {
  expect(textsOf(filled({ ...complete, ...values }))[field]).toBe(expected)
})

test.each([
  ['VA037', { ...period, start: '' }, 'START_BLANK'],
  ['VA038', { ...period, end: '' }, 'END_BLANK'],
  ['VA038', { ...period, end: '', type: 'longTerm' as const }, undefined],
  ['VA041', { ...period, end: '2024-06-14' }, 'END_PAST'],
])('%s validity %j', (_row, credentialValidDate, code) => {
  const items = filled({ ...withPassport, credentialValidDate })
  expect(problemsOf(items).map((problem) => problem.code)).toEqual(code ? [code] : [])
})

test.each([
  ['VA039', '1899-12-31', 'EARLY'],
  ['VA039', '2024-06-16', 'FUTURE'],
])('%s birthday %s is %s', (_row, birthday, code) => {
  expect(problemsOf(filled({ ...withPassport, birthday })).map((problem) => problem.code)).toEqual([
    code,
  ])
})

test.each(['110101185003070014', sealId18('11010120900307001')])(
  'VA039 an ID number born out of range is refused as a number: %s',
  (identity) => {
    const [problem] = problemsOf(filled({ ...complete, identity }))
    expect(problem).toEqual({ field: 'identity', rule: 'identity', code: 'DATE' })
  },
)

describe('what is not checked', () => {
  const details = ['nationality', 'birthday', 'gender', 'credentialValidDate']

  test.each([
    ['VA063', '01', true],
    ['VA064', '17', true],
    ['VA065', '551', true],
    ['VA066', '552', true],
    ['VA066', 'PASSPORT', false],
    ['VA066', 'SPECIAL', false],
    ['VA066', 'TAIWAN', false],
    ['VA066', 'PR', false],
    ['a company has no details', 'ORG', true],
  ])('%s details with credential %s are skipped: %s', (_row, certificate, skipped) => {
    const items = change(newForm(applicantFields), 'certificate', { value: certificate })
    for (const type of details) {
      expect(isSkipped({ items, type })).toBe(skipped)
      expect(isRequired({ items, type })).toBe(!skipped)
    }
    expect(isSkipped({ items, type: 'name' })).toBe(false)
  })

  test('VA060 a hidden field', () => {
    const items = change(filled({ ...withPassport, nationality: '' }), 'nationality', {
      value: '',
      hide: true,
    })
    expect(problemsOf(items)).toEqual([])
    expect(isRequired({ items, type: 'nationality' })).toBe(false)
  })

  test('VA061 an optional field left empty, though not one filled wrongly', () => {
    const items = change(filled(withPassport), 'gender', { value: '', optional: true })
    expect(problemsOf(items)).toEqual([])
    expect(isRequired({ items, type: 'gender' })).toBe(false)
    const wrong = change(items, 'birthday', { value: 'x', optional: true })
    expect(problemsOf(wrong)).toEqual([{ field: 'birthday', rule: 'birthday', code: 'FORMAT' }])
    const empty = { type: 'shortTerm' as const, start: '', end: '' }
    const period = change(items, 'credentialValidDate', { value: empty, optional: true })
    expect(problemsOf(period)).toEqual([])
    const half = change(period, 'credentialValidDate', { value: { ...empty, end: '2040-01-01' } })
    expect(problemsOf(half).map(({ code }) => code)).toEqual(['START_BLANK'])
    const open = change(period, 'credentialValidDate', { value: { ...empty, start: '2020-01-01' } })
    expect(problemsOf(open).map(({ code }) => code)).toEqual(['END_BLANK'])
    const spaces = change(items, 'birthday', { value: ' ', optional: true })
    expect(problemsOf(spaces)).toEqual([])
  })

  test('VA062 a masked field, and the code of a masked mobile', () => {
    const masked = { maskValue: '***', encryptValue: 'token' }
    const items = ['name', 'identity', 'mobile'].reduce(
      (form, type) => fillEncrypted({ items: form, type, ...masked }),
      newForm(applicantFields),
    )
    expect(problemsOf(items)).toEqual([])
    expect(isSkipped({ items, type: 'verifyCode' })).toBe(true)
    const mobileOnly = fillEncrypted({ items: newForm(applicantFields), type: 'mobile', ...masked })
    expect(problemsOf(mobileOnly).map(({ field }) => field)).toEqual(['name', 'identity'])
  })

  test('a field that the form does not have', () => {
    expect(isSkipped({ items: [], type: 'name' })).toBe(true)
    expect(checkField({ items: [], type: 'name', today })).toBeUndefined()
  })
})

describe('rules by role and credential', () => {
  test('VA004 an insurant may have a name of one character', () => {
    const items = filled({ ...complete, name: '王' })
    expect(checkForm({ items, role: 'insurant', today })).toEqual([])
    const latin = filled({ ...complete, name: 'Wang' })
    expect(checkForm({ items: latin, role: 'insurant', today })).toEqual([
      { field: 'name', rule: 'insurantName', code: 'FORMAT' },
    ])
  })

  test('VA019 VA020 a company gives its own kind of name and number', () => {
    const company = { ...complete, certificate: 'ORG', identity: '91110000600037341L' }
    expect(problemsOf(filled({ ...company, name: '甲公司', mobile: '01012345678' }))).toEqual([])
    expect(problemsOf(filled({ ...company, name: '甲', mobile: '12345' }))).toEqual([
      { field: 'name', rule: 'organisationName', code: 'SHORT' },
      { field: 'mobile', rule: 'phone', code: 'FORMAT' },
    ])
  })

  test('VA021 an e-mail is checked when given', () => {
    const items = newForm(fieldTypes)
    expect(problemsOf(filled(complete, items))).toEqual([])
    expect(
      problemsOf(filled({ ...complete, email: 'a@b' }, items)).map((problem) =>
        problemText(problem, undefined),
      ),
    ).toEqual(['邮箱格式错误'])
  })

  test('VA032 VA033 any other field is a text of 5 to 20 characters with tips of its own', () => {
    const address: FormItem = {
      type: 'address',
      component: 'text',
      value: '',
      blankTips: '请填写地址',
      errorTips: '地址太短',
    }
    const ofAddress = (by: Partial<FormItem>) => problemsOf([{ ...address, ...by }])
    expect(ofAddress({})).toEqual([
      { field: 'address', rule: 'text', code: 'BLANK', tip: '请填写地址' },
    ])
    expect(ofAddress({ value: '四个字呢' })).toEqual([
      { field: 'address', rule: 'text', code: 'SHORT', tip: '地址太短' },
    ])
    expect(ofAddress({ value: '四个字呢', minlength: 4 })).toEqual([])
    expect(ofAddress({ value: '一'.repeat(21) })).toHaveLength(1)
    expect(ofAddress({ value: '一'.repeat(21), maxlength: 21 })).toEqual([])
  })

  test('VA077 in WeChat the same number is simply not an ID card', () => {
    const items = filled({ ...complete, identity: '810000199003070015' })
    expect(checkForm({ items, env: 'WECHAT', today })).toEqual([
      { field: 'identity', rule: 'identity', code: 'WRONG_TYPE' },
    ])
  })

  test('a half-filled period is told as blank, with its own text', () => {
    const tips = { blankTips: '请选择', errorTips: '不对' }
    const half = { ...period, end: '' }
    const items = change(
      filled({ ...withPassport, credentialValidDate: half }),
      'credentialValidDate',
      tips,
    )
    expect(problemsOf(items)).toMatchObject([{ code: 'END_BLANK', tip: '请选择' }])
  })

  test('a period without a value is blank', () => {
    const items = change(filled(withPassport), 'credentialValidDate', { value: '' })
    expect(problemsOf(items)).toEqual([
      { field: 'credentialValidDate', rule: 'validity', code: 'START_BLANK' },
    ])
  })
})

test('no string makes the form throw, and an empty required field never passes', () => {
  const texts = fc.oneof(anyText, fc.constantFrom(...credentialTypes))
  const edits = fc.array(fc.tuple(fc.constantFrom(...fieldTypes), texts), { maxLength: 12 })
  fc.assert(
    fc.property(edits, (list) => {
      const items = list.reduce(
        (form, [type, value]) => editField({ items: form, type, value, today }),
        newForm(applicantFields),
      )
      const fields = problemsOf(items).map(({ field }) => field)
      for (const { type, value } of items)
        if (value === '' && isRequired({ items, type })) expect(fields).toContain(type)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['2006-06-15', undefined],
  ['2006-06-16', 'MINOR'],
])('who applies and was born on %s is %s', (birthday, code) => {
  const problems = (role: 'applicant' | 'insurant') =>
    checkForm({ items: filled({ ...withPassport, birthday }), today, role }).map(
      (problem) => problem.code,
    )
  expect(problems('applicant')).toEqual(code ? [code] : [])
  expect(problems('insurant')).toEqual([])
  const identity = sealId18(`110101${birthday.replaceAll('-', '')}001`)
  const items = filled({ ...complete, identity })
  const told = checkForm({ items, today, role: 'applicant' })
  expect(told.map(({ field, code: told }) => [field, told])).toEqual(
    code ? [['identity', code]] : [],
  )
})
