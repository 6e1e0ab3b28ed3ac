import { render, screen } from '@testing-library/react'
import { paymentChoice } from '@/domain/pay/payment-choice'
import { PayTypes, tellWayMissing } from '@/subjects/pay/pay-types'

const said: string[] = []
jest.mock('@/ui/toast/service', () => ({ toast: (text: string) => void said.push(text) }))

const payment = {
  selectable: true,
  doNotAutoSelect: true,
  types: (['WC_PAY', 'BANK_PAY'] as const).map((type) => ({
    type,
    buttonTxt: '',
    icon: '',
    paymentStatus: 'normal' as const,
  })),
}
const shown = (missing: boolean) => (
  <PayTypes
    label="支付方式"
    payment={payment}
    choice={paymentChoice({ payment })}
    missing={missing}
    onChoose={() => undefined}
  />
)

test('a way to pay that was not chosen is told where it is chosen, which takes the focus', () => {
  const { rerender } = render(shown(false))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(shown(true))
  expect(screen.getByRole('alert').textContent).toBe('请选择支付方式')
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
  const group = screen.getByRole('radiogroup', { name: '支付方式' })
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('it is said and scrolled to at each try', async () => {
  render(shown(true))
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.getAttribute('aria-label') ?? this.id)
  }
  tellWayMissing()
  tellWayMissing()
  expect(seen).toEqual(['支付方式', '支付方式'])
  expect(said).toEqual(['请选择支付方式', '请选择支付方式'])
})
