import {
  asCompany,
  asPerson,
  editField,
  fillEncrypted,
  lockFields,
  markErrors,
} from '@/domain/apply/edit'
import { applicantFields, itemOf, newForm, type FormItem } from '@/domain/apply/item'
import { realNameDetails } from '@/domain/apply/state'

const edit = (items: FormItem[], type: string, value: FormItem['value']) =>
  editField({ items, type, value, today: '2024-06-15' })
const valueOf = (items: FormItem[], type: string) => itemOf(items, type)?.value
const start = newForm(applicantFields)

describe('a company in place of a person', () => {
  const typed = edit(edit(start, 'name', '王建国'), 'identity', '110101199003070011')

  test('a name and a number of the one are not those of the other', () => {
    const company = edit(typed, 'certificate', 'ORG')
    expect(['name', 'identity'].map((type) => valueOf(company, type))).toEqual(['', ''])
    const named = edit(company, 'name', '甲公司')
    expect(valueOf(edit(named, 'certificate', '01'), 'name')).toBe('')
    expect(valueOf(edit(typed, 'certificate', 'PASSPORT'), 'name')).toBe('王建国')
  })

  test('what was wrong by the rules of the other type is not said any more', () => {
    const wrong = markErrors(start, [
      { field: 'identity', text: '请输入身份证号码' },
      { field: 'mobile', text: '请输入手机号码' },
    ])
    const abroad = edit(wrong, 'certificate', 'PASSPORT')
    expect(itemOf(abroad, 'identity')).toMatchObject({ isError: false, errorText: '' })
    expect(itemOf(abroad, 'mobile')).toMatchObject({ isError: true })
  })

  test('may pay on the account of a verified person, who comes back locked', () => {
    const token = (type: string) => ({ maskValue: `${type}*`, encryptValue: `token ${type}` })
    const born = edit(start, 'identity', '110101199003070011')
    const verified = lockFields(
      ['name', 'identity'].reduce(
        (items, type) => fillEncrypted({ items, type, ...token(type), lock: true }),
        born,
      ),
      ['certificate'],
    )
    const company = asCompany(verified)
    expect(valueOf(company, 'certificate')).toBe('ORG')
    expect(itemOf(company, 'certificate')).toMatchObject({ disabled: true })
    expect(valueOf(edit(company, 'name', '甲公司'), 'name')).toBe('甲公司')
    expect(JSON.stringify(company)).not.toContain('1990-03-07')
    expect(realNameDetails({ items: company })).toEqual({})
    const back = asPerson(edit(company, 'name', '甲公司'), verified)
    for (const type of ['name', 'certificate', 'identity', 'birthday'])
      expect(itemOf(back, type)).toEqual(itemOf(verified, type))
  })
})
