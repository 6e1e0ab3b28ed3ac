import type { Failure } from '@/contract/envelope'
import { newForm, textOf, type FormItem } from '@/domain/apply/item'
import {
  addInsurant,
  fillPurchase,
  newInsurant,
  resetPurchase,
  usePurchase,
} from '@/stores/purchase'
import { APPLICANT, markRefused } from '@/subjects/draft/form-refusal'

const refusal = (path: string, rule: string, name: Failure['name'] = 'INSURANT_INVALID') => ({
  name,
  code: 30104,
  message: '',
  extra: { code: rule, codeMsg: '', name, field: path },
})

const typed = (items: readonly FormItem[], certificate: string): FormItem[] =>
  items.map((item) => (item.type === 'certificate' ? { ...item, value: certificate } : item))

const insurantItems = (place: number) => usePurchase.getState().insurants[place]?.items ?? []
const errorsOf = (items: readonly FormItem[]) =>
  items.flatMap(({ type, isError, errorText }) => (isError ? [[type, errorText]] : []))

beforeEach(() => {
  resetPurchase()
  fillPurchase({ applicant: newForm(['name', 'certificate', 'identity', 'birthday', 'mobile']) })
  addInsurant(newInsurant('SELF'))
  addInsurant(newInsurant('SPOUSE'))
})

describe('a refusal of the gateway', () => {
  test.each([
    ['insurants.1.name', 'EMOJI', 'name', '请勿输入emoji表情'],
    ['insurants.1.credentialNo', 'CHECK', 'identity', '请输入正确的身份证号码'],
    // The identity card contains the birthday, so the birthday has no own field.
    ['insurants.1.birthday', 'AGE', 'identity', '参保人年龄不符合投保要求'],
    ['insurants.1.credentialNo', 'INSURED', 'identity', '该参保人已投保，请勿重复投保'],
  ])('about %s (%s) is shown at its field', (path, rule, field, text) => {
    const names = { AGE: 'INSURANT_AGE', INSURED: 'ALREADY_INSURED' } as const
    const name = rule === 'AGE' || rule === 'INSURED' ? names[rule] : 'INSURANT_INVALID'
    const words = { productCode: 'LH1F', wording: { insurant: '参保人' } }
    expect(markRefused(refusal(path, rule, name), words)).toMatchObject({ field, text })
    expect(errorsOf(insurantItems(1))).toEqual([[field, text]])
    expect(errorsOf(usePurchase.getState().applicant)).toEqual([])
  })

  test('that the applicant is insured already stands at the insured, not under a locked field', () => {
    const words = { productCode: 'PP57' }
    const told = markRefused(
      refusal('insurants.0.credentialNo', 'INSURED', 'ALREADY_INSURED'),
      words,
    )
    const [self] = usePurchase.getState().insurants
    expect(told).toMatchObject({ form: self?.key, isWhole: true })
    expect(self?.problem).toBe('该被保人已投保，请勿重复投保')
    expect(errorsOf(usePurchase.getState().applicant)).toEqual([])
  })

  test('about a passport stands at its birthday', () => {
    const [, spouse] = usePurchase.getState().insurants
    if (!spouse) throw new Error('Two were added')
    const items = typed(spouse.items, 'PASSPORT')
    fillPurchase({ insurants: [{ ...spouse, items }] })
    markRefused(refusal('insurants.0.birthday', 'FUTURE'), {})
    expect(errorsOf(insurantItems(0))).toEqual([['birthday', '请填写正确的出生日期']])
  })

  test('about the person who is also the applicant stands in the form of the applicant', () => {
    const marked = markRefused(refusal('insurants.0.credentialNo', 'SELF_DIFFERS'), {})
    expect(marked).toMatchObject({ form: APPLICANT, field: 'identity' })
    markRefused(refusal('applicant.mobile', 'FORMAT', 'APPLICANT_INVALID'), {})
    const { applicant } = usePurchase.getState()
    expect(errorsOf(applicant).map(([field]) => field)).toEqual(['identity', 'mobile'])
    expect(textOf(applicant, 'mobile')).toBe('')
  })

  test.each(['', 'totalFen', 'insurants.7.name', 'insurants.1.comboCode', 'applicant.unknown'])(
    'about %j is nobody’s field',
    (path) => {
      expect(markRefused(refusal(path, 'ANY'), {})).toBeUndefined()
      expect(usePurchase.getState().insurants.flatMap(({ items }) => errorsOf(items))).toEqual([])
    },
  )
})
