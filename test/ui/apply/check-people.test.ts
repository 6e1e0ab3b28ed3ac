import { newForm, type FormItem } from '@/domain/apply/item'
import { newInsurant, type InsurantForm, type Purchase } from '@/stores/purchase'
import { peopleFault } from '@/subjects/apply/flow/check-people'
import { APPLICANT } from '@/subjects/draft/form-refusal'
import { sealId18 } from '../../support/credentials'

const terms = {
  effectiveOn: '2026-01-01',
  tariff: [
    {
      comboCode: 'BASIC',
      title: '',
      bands: [{ minAge: 1, maxAge: 70, label: '', premiumFen: 6900 }],
    },
  ],
  protectScheme: { selectable: false, schemeList: [], defaultComboCode: 'BASIC' },
}

const filled = (values: Record<string, string>): FormItem[] =>
  newForm(['name', 'certificate', 'identity', 'birthday', 'gender']).map((item) => ({
    ...item,
    value: values[item.type] ?? item.value,
  }))
const id = (digits: string) => sealId18(`110101${digits}`)
const own = id('19900307001')
const applicant = filled({ name: '王建国', identity: own })
const insurant = (
  relationType: InsurantForm['relationType'],
  values: Record<string, string>,
): InsurantForm => ({ ...newInsurant(relationType), key: 'one', items: filled(values) })

const faultOf = (one: InsurantForm, by: readonly FormItem[] = applicant) => {
  const purchase: Purchase = {
    product: '',
    applicant: by,
    insurants: [one],
    comboCode: '',
    form: {},
    agreed: false,
    keepPeople: false,
  }
  return peopleFault(purchase, { terms, today: '2025-12-01', nameOf: (at) => `第${at + 1}位` })
}

test.each<[InsurantForm['relationType'], string, string]>([
  ['SPOUSE', own, '与您本人的证件号码相同，请核对'],
  ['FATHER_PARENTS', id('19950101001'), '父母的出生日期应早于您本人，请核对'],
  ['DAUGHTER_CHILDREN', id('20180601001'), '性别与所选关系不符，请核对'],
  ['SON_CHILDREN', id('19850601001'), '子女的出生日期应晚于您本人，请核对'],
  ['FATHER_PARENTS', id('19400101001'), '王德福的年龄须在1至70周岁之间'],
])('a %s with the number %s is told at the number', (relation, identity, text) => {
  const fault = faultOf(insurant(relation, { name: '王德福', identity }))
  expect(fault).toEqual({ form: 'one', field: 'identity', text })
})

test('a passport has fields of its own, and nobody typed a name', () => {
  const values = { certificate: 'PASSPORT', identity: 'E12345678', gender: 'M' }
  const old = insurant('SIBLINGS', { ...values, birthday: '1940-01-01' })
  expect(faultOf(old)).toEqual({
    form: 'one',
    field: 'birthday',
    text: '第1位的年龄须在1至70周岁之间',
  })
  const daughter = insurant('DAUGHTER_CHILDREN', { ...values, birthday: '2018-01-01' })
  expect(faultOf(daughter)).toMatchObject({ field: 'gender' })
})

test('the applicant is told in the own form; a sound family is not told anything', () => {
  const aged = filled({ name: '王建国', identity: id('19400307001') })
  expect(faultOf(insurant('SELF', {}), aged)).toMatchObject({ form: APPLICANT, field: 'identity' })
  const father = insurant('FATHER_PARENTS', { name: '王德福', identity: id('19620315001') })
  expect(faultOf(father)).toBeUndefined()
})
