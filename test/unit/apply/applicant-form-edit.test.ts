import { chooseOption, editField, fillEncrypted, markErrors } from '@/domain/apply/edit'
import { applicantFields, itemOf, newForm, type FormItem } from '@/domain/apply/item'
import { readMaskedInput } from '@/domain/apply/masked-input'
import {
  ageOfForm,
  birthdayOf,
  genderOfForm,
  realNameDetails,
  realNameTypeOf,
  sensitiveOf,
} from '@/domain/apply/state'

const today = '2024-06-15'
const edit = (items: FormItem[], type: string, value: FormItem['value']) =>
  editField({ items, type, value, today })
const valueOf = (items: FormItem[], type: string) => itemOf(items, type)?.value
const start = newForm(applicantFields)
const foreigner = edit(start, 'certificate', 'PR')
const masked = { maskValue: '110************011', encryptValue: 'token' }

describe('what an edit does', () => {
  test.each([
    ['VA007', 'name', '一'.repeat(35), '一'.repeat(30)],
    ['VA034', 'identity', '12345678901234567890', '123456789012345678'],
    ['VA035', 'mobile', '1380013800012', '13800138000'],
    ['VA036', 'verifyCode', '12345678', '123456'],
    ['VA036 digits only', 'verifyCode', '１２ab３', '123'],
    ['VA031', 'identity', '11010119900307002x', '11010119900307002X'],
    ['VA031', 'identity', 'ｅ12345678', 'E12345678'],
  ])('%s %s keeps of %s: %s', (_row, type, typed, kept) => {
    expect(valueOf(edit(start, type, typed), type)).toBe(kept)
  })

  test('an unknown field changes nothing', () => {
    expect(edit(start, 'x', 'y')).toEqual(start)
  })

  test('a masked value turns plain again and loses its token', () => {
    const items = fillEncrypted({ items: start, type: 'identity', ...masked })
    expect(itemOf(items, 'identity')).toMatchObject({ value: '', encryptType: 2, ...masked })
    const edited = itemOf(edit(items, 'identity', '1'), 'identity')
    expect(edited).toMatchObject({ value: '1', encryptType: 1 })
    expect(edited).not.toHaveProperty('maskValue')
    expect(edited).not.toHaveProperty('encryptValue')
  })

  test('a locked masked value cannot be edited', () => {
    const items = fillEncrypted({ items: start, type: 'name', ...masked, lock: true })
    expect(edit(items, 'name', '张三')).toEqual(items)
    const open = fillEncrypted({ items: start, type: 'name', ...masked })
    expect(valueOf(edit(open, 'name', '张三'), 'name')).toBe('张三')
  })

  test('masking a field keeps the others', () => {
    const items = fillEncrypted({ items: edit(start, 'name', '王五'), type: 'identity', ...masked })
    expect(valueOf(items, 'name')).toBe('王五')
    expect(valueOf(items, 'nationality')).toBe('CHN')
  })

  test('only a masked identity decides a nationality that nobody chose', () => {
    const passport = edit(start, 'certificate', 'PASSPORT')
    const named = fillEncrypted({ items: passport, type: 'name', ...masked })
    expect(valueOf(named, 'nationality')).toBe('')
    const chosen = edit(passport, 'nationality', 'USA')
    const known = fillEncrypted({ items: chosen, type: 'identity', ...masked })
    expect(valueOf(known, 'nationality')).toBe('USA')
  })

  test('a trigger empties the fields that listen to it', () => {
    const fields: FormItem[] = [
      { type: 'province', component: 'picker', value: 'a', trigger: 'area' },
      { type: 'city', component: 'picker', value: 'b', listener: 'area' },
      {
        type: 'period',
        component: 'duringPicker',
        value: { type: 'longTerm', start: '2020-01-01', end: '' },
        listener: 'area',
      },
      { type: 'street', component: 'text', value: 'c' },
      { type: 'other', component: 'text', value: 'd', listener: 'else' },
    ]
    expect(edit(fields, 'province', 'z').map(({ value }) => value)).toEqual([
      'z',
      '',
      { type: 'shortTerm', start: '', end: '' },
      'c',
      'd',
    ])
    expect(
      edit(fields, 'street', 'x')
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(['a', 'b'])
  })

  test('a field that listens to its own trigger keeps what is typed', () => {
    const fields: FormItem[] = [
      { type: 'a', component: 'text', value: '', trigger: 'x', listener: 'x' },
      { type: 'b', component: 'text', value: 'b', listener: 'x' },
    ]
    expect(edit(fields, 'a', 'typed').map(({ value }) => value)).toEqual(['typed', ''])
  })

  test.each([
    ['upperCase', 'ab', 'AB'],
    ['noSpaces', ' a b ', 'ab'],
    ['digits', 'a1b２', '12'],
    ['phone', ' 138 0013 8000 ', '13800138000'],
    ['phone', '+86 138-0013-8000', '13800138000'],
    ['phone', '００８６１３８００１３８０００', '13800138000'],
    ['phone', '010-12345678', '010-12345678'],
  ] as const)('the formatter %s turns %s into %s', (formatter, typed, kept) => {
    const fields: FormItem[] = [{ type: 'code', component: 'text', value: '', formatter }]
    expect(valueOf(edit(fields, 'code', typed), 'code')).toBe(kept)
  })

  test('a number pasted in groups is whole', () => {
    expect(valueOf(edit(start, 'identity', '110105 19491231 002x'), 'identity')).toBe(
      '11010519491231002X',
    )
    expect(valueOf(edit(start, 'mobile', '+86 138 0013 8000'), 'mobile')).toBe('13800138000')
  })

  test.each([
    ['letters after the mask begin afresh', '王**', '王**李', '李'],
    ['letters before the mask too', '王**', '李王**', '李'],
    ['and inside it', '110***02X', '110*1**02X', '1'],
    ['the same letter again is meant', '王**', '王王**', '王'],
    ['typing over a selection is the value', '王**', '李', '李'],
    ['so is what the browser fills in', '*******8000', '13900139000', '13900139000'],
    ['deleting one letter empties', '王**', '王*', ''],
    ['deleting all empties', '王**', '', ''],
  ])('a mask cannot be edited: %s', (_what, mask, text, typed) => {
    expect(readMaskedInput({ mask, text })).toBe(typed)
  })

  test('VA059 errors are marked where they are and cleared by an edit', () => {
    const marked = markErrors(start, [{ field: 'mobile', text: '请输入手机号码' }])
    expect(itemOf(marked, 'mobile')).toMatchObject({ isError: true, errorText: '请输入手机号码' })
    expect(itemOf(marked, 'name')).toMatchObject({ isError: false, errorText: '' })
    expect(itemOf(edit(marked, 'mobile', '1'), 'mobile')).toMatchObject({
      isError: false,
      errorText: '',
    })
    expect(itemOf(markErrors(marked, []), 'mobile')).toMatchObject({ isError: false })
  })
})

describe('what a credential type decides', () => {
  test.each([
    ['PASSPORT', ''],
    ['PR', ''],
    ['TAIWAN', 'CHN'],
    ['SPECIAL', 'CHN'],
    ['551', 'CHN'],
    ['ORG', 'CHN'],
  ])('VA053 %s makes the nationality "%s"', (certificate, nationality) => {
    expect(valueOf(edit(start, 'certificate', certificate), 'nationality')).toBe(nationality)
  })

  test('a chosen nationality outlives another foreign document, not a Chinese one', () => {
    const chosen = edit(foreigner, 'nationality', 'USA')
    expect(valueOf(edit(chosen, 'certificate', 'PASSPORT'), 'nationality')).toBe('USA')
    expect(valueOf(edit(chosen, 'certificate', '01'), 'nationality')).toBe('CHN')
  })

  test('a mask of the other type is thrown away, typed text stays', () => {
    const items = fillEncrypted({ items: start, type: 'identity', ...masked })
    expect(itemOf(edit(items, 'certificate', 'PR'), 'identity')).toMatchObject({
      value: '',
      encryptType: 1,
    })
    const typed = edit(start, 'identity', '810000199003070015')
    expect(valueOf(edit(typed, 'certificate', '551'), 'identity')).toBe('810000199003070015')
  })
})

describe('what a number tells', () => {
  const told = edit(foreigner, 'identity', '911124198108030024')

  test('ST078 a PR number fills the birthday', () => {
    expect(valueOf(told, 'birthday')).toBe('1981-08-03')
    expect(valueOf(edit(foreigner, 'identity', 'ABC123490030712'), 'birthday')).toBe('1990-03-07')
    const typedFirst = edit(edit(start, 'identity', '911124198108030024'), 'certificate', 'PR')
    expect(valueOf(typedFirst, 'birthday')).toBe('1981-08-03')
  })

  test('ST079 an ID number fills gender, birthday and age', () => {
    const items = edit(start, 'identity', '11010119900307002X')
    expect(valueOf(items, 'gender')).toBe('F')
    expect(valueOf(items, 'birthday')).toBe('1990-03-07')
    expect(ageOfForm({ items, onDay: today })).toBe(34)
  })

  test('ST079 an invalid number fills nothing', () => {
    const items = edit(start, 'identity', '110101199003070012')
    expect(valueOf(items, 'gender')).toBe('')
    expect(valueOf(items, 'birthday')).toBe('')
    expect(ageOfForm({ items, onDay: today })).toBeUndefined()
  })

  test('what the old number told goes with it, what a person chose stays', () => {
    const gone = edit(told, 'identity', 'ABC123499999912')
    expect([valueOf(gone, 'birthday'), valueOf(gone, 'gender')]).toEqual(['', ''])
    const chosen = edit(gone, 'birthday', '1970-01-01')
    expect(valueOf(edit(chosen, 'identity', 'ABC123488888812'), 'birthday')).toBe('1970-01-01')
  })
})

test('a field that no number may tell can be corrected and then stays', () => {
  const open = foreigner.map((item) => ({ ...item, decodableCertificate: [] }))
  const told = edit(open, 'identity', '911124198108030024')
  const corrected = edit(told, 'birthday', '1981-03-08')
  expect(valueOf(corrected, 'birthday')).toBe('1981-03-08')
  expect(valueOf(edit(corrected, 'identity', 'ABC123499999912'), 'birthday')).toBe('1981-03-08')
})

test('ST082 only an optional choice can be taken back', () => {
  expect(chooseOption({ chosen: 'M', option: 'M', optional: true })).toBe('')
  expect(chooseOption({ chosen: 'M', option: 'M' })).toBe('M')
  expect(chooseOption({ chosen: 'M', option: 'F', optional: true })).toBe('F')
  expect(chooseOption({ chosen: '', option: 'F' })).toBe('F')
})

describe('what is sent', () => {
  test('EN008 a masked value goes as its token, a typed one plain and normalised', () => {
    const items = fillEncrypted({ items: start, type: 'identity', ...masked })
    expect(sensitiveOf({ items, type: 'identity' })).toEqual({
      encryptType: 2,
      encryptValue: 'token',
    })
    const typed = edit(
      edit(edit(start, 'name', ' 阿卜.江 '), 'mobile', ' 1380013'),
      'identity',
      'e1',
    )
    expect(sensitiveOf({ items: typed, type: 'name' })).toEqual({
      encryptType: 1,
      value: '阿卜·江',
    })
    expect(sensitiveOf({ items: typed, type: 'mobile' })).toEqual({
      encryptType: 1,
      value: '1380013',
    })
    expect(sensitiveOf({ items: typed, type: 'identity' })).toEqual({ encryptType: 1, value: 'E1' })
    expect(sensitiveOf({ items: [], type: 'x' })).toEqual({ encryptType: 1, value: '' })
  })

  test('EN008 each kind of field is normalised in its own way only', () => {
    const plain = (type: string, value: string) =>
      sensitiveOf({ items: [{ type, component: 'text', value }], type })
    expect(plain('identity', ' e1２ ')).toEqual({ encryptType: 1, value: 'E12' })
    expect(plain('address', ' 一.二  3号 ')).toEqual({ encryptType: 1, value: '一.二  3号' })
    const lost: FormItem = { type: 'name', component: 'text', value: '', encryptType: 2 }
    expect(sensitiveOf({ items: [lost], type: 'name' })).toEqual({
      encryptType: 2,
      encryptValue: '',
    })
  })

  test('VA078 a passport adds nationality, gender and birth, an ID card nothing', () => {
    const items = [
      ['certificate', 'PASSPORT'],
      ['nationality', 'USA'],
      ['gender', 'F'],
      ['birthday', '1990-03-07'],
    ].reduce((form, [type = '', value = '']) => edit(form, type, value), start)
    expect(realNameDetails({ items, today })).toEqual({
      nationality: 'USA',
      gender: 2,
      birthStr: '1990-03-07',
    })
    expect(genderOfForm({ items })).toBe('F')
    expect(birthdayOf({ items })).toBe('1990-03-07')
    expect(realNameDetails({ items: edit(start, 'gender', 'F') })).toEqual({})
    expect(realNameDetails({ items: edit(start, 'certificate', 'PASSPORT') })).toEqual({
      nationality: '',
      birthStr: '',
    })
  })

  test('VA072 types without a user-service id have no real-name type', () => {
    expect(realNameTypeOf({ items: start })).toBe(1)
    expect(realNameTypeOf({ items: foreigner })).toBe(53)
    expect(realNameTypeOf({ items: edit(start, 'certificate', '551') })).toBeUndefined()
  })
})
