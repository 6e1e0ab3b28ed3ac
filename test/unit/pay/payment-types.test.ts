import fc from 'fast-check'
import {
  paymentChoice,
  type PaymentChoiceInput,
  type PaymentType,
} from '@/domain/pay/payment-choice'

const wechat: PaymentType = { type: 'WC_PAY', paymentStatus: 'normal' }
const pingan: PaymentType = { type: 'PA_PAY' }
const down = (type: PaymentType, maintainText?: string): PaymentType => ({
  ...type,
  paymentStatus: 'maintenance',
  maintainText,
})
const choose = (
  types: PaymentType[],
  payment: Partial<PaymentChoiceInput['payment']> = {},
  rest: Partial<PaymentChoiceInput> = {},
) => paymentChoice({ payment: { types, ...payment }, ...rest })

describe('ST054 maintenance', () => {
  test('disables the type, with its subtitle', () => {
    expect(
      choose([down(wechat, '今晚维护'), down(pingan), { ...pingan, maintainText: '无' }]),
    ).toEqual({
      options: [
        { type: 'WC_PAY', disabled: true, maintenance: true, maintainText: '今晚维护' },
        { type: 'PA_PAY', disabled: true, maintenance: true, maintainText: '' },
        { type: 'PA_PAY', disabled: false, maintenance: false, maintainText: '' },
      ],
      selected: 'PA_PAY',
      canChoose: false,
    })
  })

  test('such a type cannot be chosen, and with nothing left nothing is', () => {
    expect(choose([wechat, down(pingan)], {}, { chosen: 'PA_PAY' }).selected).toBe('WC_PAY')
    expect(choose([down(wechat)])).toMatchObject({ selected: null, canChoose: false })
  })
})

describe('the type that is selected', () => {
  test('ST055 the first in service', () => {
    expect(choose([wechat, pingan])).toMatchObject({ selected: 'WC_PAY', canChoose: true })
    expect(choose([down(wechat), pingan]).selected).toBe('PA_PAY')
  })
  test('ST056 none with doNotAutoSelect, until one is chosen', () => {
    const types = [wechat, pingan]
    expect(choose(types, { doNotAutoSelect: true }).selected).toBeNull()
    expect(choose(types, { doNotAutoSelect: true }, { chosen: 'PA_PAY' }).selected).toBe('PA_PAY')
  })
  test('the only one in service, because one is no choice', () => {
    const asked = { doNotAutoSelect: true }
    expect(choose([wechat], asked)).toMatchObject({ selected: 'WC_PAY', canChoose: false })
    expect(choose([down(wechat), pingan], asked).selected).toBe('PA_PAY')
    expect(choose([down(wechat)], asked).selected).toBeNull()
  })
  test('EN019 without a choice to make the first is taken whatever was tapped', () => {
    const rest = { chosen: 'PA_PAY' }
    const hidden = { selectable: false, doNotAutoSelect: true }
    expect(choose([wechat, pingan], hidden, rest)).toMatchObject({
      selected: 'WC_PAY',
      canChoose: false,
    })
  })
  test('the one that was tapped, if it is offered', () => {
    expect(choose([wechat, pingan], {}, { chosen: 'PA_PAY' }).selected).toBe('PA_PAY')
    expect(choose([wechat, pingan], {}, { chosen: 'AllInPay' }).selected).toBe('WC_PAY')
  })
  test('KC040 WC_PAY where a product lists none', () => {
    expect(choose([])).toMatchObject({ selected: 'WC_PAY', options: [{ type: 'WC_PAY' }] })
  })
})

test('what is selected is always offered and never disabled', () => {
  const name = fc.constantFrom('WC_PAY', 'PA_PAY', 'PA_WC_PAY', 'BANK_PAY', 'OTHER', 'AllInPay')
  const type = fc.record({
    type: name,
    paymentStatus: fc.constantFrom('normal', 'maintenance'),
  })
  const input = fc.record({
    payment: fc.record({
      selectable: fc.boolean(),
      doNotAutoSelect: fc.boolean(),
      types: fc.uniqueArray(type, { selector: (one) => one.type, maxLength: 6 }),
    }),
    chosen: fc.option(name),
  })
  fc.assert(
    fc.property(input, (given) => {
      const { selected, options } = paymentChoice(given)
      const option = options.find((one) => one.type === selected)
      if (selected !== null) expect(option?.disabled).toBe(false)
      const usable = options.some(({ disabled }) => !disabled)
      const { doNotAutoSelect, selectable } = given.payment
      if (!doNotAutoSelect || !selectable) expect(selected !== null).toBe(usable)
    }),
  )
})
