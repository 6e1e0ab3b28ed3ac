import { editField } from '@/domain/apply/edit'
import { certificateOf, itemOf, newForm } from '@/domain/apply/item'
import { prefilled } from '@/subjects/apply/prefill'

const today = '2026-11-21'
const offered = ['01', 'PASSPORT']
const masked = (maskValue: string) => ({ maskValue, encryptValue: `token of ${maskValue}` })
const foreigner = {
  userId: '1',
  openid: '86-1',
  name: masked('金**'),
  credentialNo: masked('M12***678'),
  credentialType: 'PASSPORT',
  details: {
    gender: 2 as const,
    birthday: '1990-05-17',
    nationality: 'KOR',
    validity: { type: 'longTerm' as const, start: '2020-01-01' },
  },
  phoneNumber: masked('*******8000'),
  bindPhone: masked('*******8000'),
  locked: false,
}
const blank = newForm([
  'name',
  'certificate',
  'identity',
  'nationality',
  'birthday',
  'gender',
  'credentialValidDate',
  'mobile',
])
const valueOf = (items: typeof blank, type: string) => itemOf(items, type)?.value

test('a passport comes back as a passport, with what it does not tell', () => {
  const items = [...prefilled(blank, foreigner, { offered, today, env: 'H5' })]
  expect(certificateOf(items)).toBe('PASSPORT')
  expect(itemOf(items, 'identity')).toMatchObject({ encryptType: 2, ...foreigner.credentialNo })
  expect(valueOf(items, 'nationality')).toBe('KOR')
  expect(valueOf(items, 'birthday')).toBe('1990-05-17')
  expect(valueOf(items, 'gender')).toBe('F')
  expect(valueOf(items, 'credentialValidDate')).toEqual({
    type: 'longTerm',
    start: '2020-01-01',
    end: '',
  })
})

test('a number is not filled in where its type is not offered, or another was typed', () => {
  const only = prefilled(blank, foreigner, { offered: ['01'], today, env: 'H5' })
  expect(certificateOf(only)).toBe('01')
  expect(itemOf(only, 'identity')).toMatchObject({ value: '' })
  const typing = editField({ items: blank, type: 'identity', value: '1101', today })
  expect(
    itemOf(prefilled(typing, foreigner, { offered, today, env: 'H5' }), 'identity'),
  ).toMatchObject({
    value: '1101',
  })
})

test('VA070 a bound phone is locked in a browser, and asked for again in WeChat', () => {
  const mobile = (env: 'H5' | 'WECHAT') =>
    itemOf(prefilled(blank, foreigner, { offered, today, env }), 'mobile')
  expect(mobile('H5')).toMatchObject({ encryptType: 2, disabled: true })
  expect(mobile('WECHAT')?.disabled).toBeFalsy()
})

test('who is verified takes the place of whoever was typed, and cannot be changed', () => {
  const typed = editField({ items: blank, type: 'name', value: '李秀英', today })
  const verified = { ...foreigner, locked: true }
  const items = prefilled(typed, verified, { offered, today, env: 'H5' })
  for (const type of ['name', 'certificate', 'identity'])
    expect(itemOf(items, type)).toMatchObject({ disabled: true })
  expect(itemOf(items, 'name')).toMatchObject({ maskValue: '金**' })
  expect(editField({ items, type: 'name', value: '王五', today })).toEqual(items)
})

test('a company that was begun stays one, and the verified person can be had back', () => {
  const company = editField({ items: blank, type: 'certificate', value: 'ORG', today })
  const named = editField({ items: company, type: 'name', value: '甲公司', today })
  const verified = { ...foreigner, locked: true }
  const asked = { offered: [...offered, 'ORG'], today, env: 'H5' } as const
  const items = prefilled(named, verified, asked)
  expect(valueOf([...items], 'name')).toBe('甲公司')
  expect(itemOf(items, 'certificate')).toMatchObject({ value: 'ORG', disabled: true })
  expect(itemOf(items, 'mobile')).toMatchObject({ encryptType: 2 })
  expect(itemOf(items, 'mobile')?.disabled).toBeFalsy()
  const person = prefilled(items, verified, { ...asked, as: 'person' })
  expect(itemOf(person, 'name')).toMatchObject({ maskValue: '金**', disabled: true })
  expect(itemOf(person, 'certificate')).toMatchObject({ value: 'PASSPORT', disabled: true })
  expect(valueOf([...person], 'birthday')).toBe('1990-05-17')
  // For a product that companies cannot buy, the form keeps no company data.
  expect(certificateOf(prefilled(named, verified, { ...asked, offered }))).toBe('PASSPORT')
})
