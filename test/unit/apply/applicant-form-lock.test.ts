import { editField, fillEncrypted } from '@/domain/apply/edit'
import { applicantFields, newForm, type FormItem } from '@/domain/apply/item'
import { isLocked } from '@/domain/apply/state'
import { credentialTypes } from '@/domain/credential/type'

const today = '2024-06-15'
const withPassport = { certificate: 'PASSPORT', identity: 'E12345678', nationality: 'USA' }

const filled = (values: Record<string, string>, items = newForm(applicantFields)) =>
  Object.entries(values).reduce(
    (form, [type, value]) => editField({ items: form, type, value, today }),
    items,
  )
const change = (items: FormItem[], type: string, by: Partial<FormItem>) =>
  items.map((item) => (item.type === type ? { ...item, ...by } : item))

describe('what may be edited', () => {
  test.each(credentialTypes)('ST080 nationality with credential %s', (certificate) => {
    const items = filled({ certificate })
    const editable = ['PASSPORT', 'PR', 'ORG'].includes(certificate)
    expect(isLocked({ items, type: 'nationality' })).toBe(!editable)
    const edited = filled({ nationality: 'USA' }, items)
    expect(edited.find(({ type }) => type === 'nationality')?.value).toBe(editable ? 'USA' : 'CHN')
  })

  test('ST081 nationality once the identity is masked', () => {
    const passport = filled(withPassport)
    expect(isLocked({ items: passport, type: 'nationality' })).toBe(false)
    const masked = { type: 'identity', maskValue: 'E12***678', encryptValue: 'token' }
    expect(
      isLocked({ items: fillEncrypted({ items: passport, ...masked }), type: 'nationality' }),
    ).toBe(true)
    const blank = fillEncrypted({ items: filled({ certificate: 'PASSPORT' }), ...masked })
    expect(blank.find(({ type }) => type === 'nationality')?.value).toBe('CHN')
  })

  test('a field that the number tells is locked, and open again when it tells nothing', () => {
    const told = filled({ certificate: 'PR', identity: '911124198108030024' })
    const untold = filled({ certificate: 'PR', identity: 'ABC123499999912' })
    const half = filled({ certificate: 'PR', identity: 'ABC123490030712' })
    const lockedOf = (items: FormItem[]) =>
      ['birthday', 'gender', 'name'].map((type) => isLocked({ items, type, today }))
    expect(lockedOf(told)).toEqual([true, true, false])
    expect(lockedOf(half)).toEqual([true, false, false])
    expect(lockedOf(untold)).toEqual([false, false, false])
    expect(lockedOf(filled(withPassport))).toEqual([false, false, false])
    const decodable = change(told, 'credentialValidDate', { decodableCertificate: ['PR'] })
    expect(isLocked({ items: decodable, type: 'credentialValidDate', today })).toBe(false)
    const manual = change(told, 'birthday', { decodableCertificate: [] })
    expect(isLocked({ items: manual, type: 'birthday', today })).toBe(false)
    const withoutNumber = told.filter(({ type }) => type !== 'identity')
    expect(isLocked({ items: withoutNumber, type: 'nationality', today })).toBe(false)
  })

  test('a field that the form does not have is locked', () => {
    expect(isLocked({ items: [], type: 'name' })).toBe(true)
  })

  test('a disabled field stays as it is', () => {
    const items = change(newForm(applicantFields), 'name', { disabled: true, value: '王五' })
    expect(isLocked({ items, type: 'name' })).toBe(true)
    expect(editField({ items, type: 'name', value: '张三', today })).toEqual(items)
  })
})
