import { automatorScript } from '../../../sandbox/workbench/page/automator-script'
import type { Step } from '../../../sandbox/workbench/page/step'

const open: Step = { do: 'open', path: '/pages/insure/index' }
const button = (name: string): Step => ({ do: 'tap', control: { role: 'button', name, index: 0 } })
const sheet = (title: string, answer: string): Step => {
  const words = answer
  return { do: 'sheet', sheet: title, answer, words }
}

test('what npm run qa answers by itself needs no mock', () => {
  const script = automatorScript([open, button('支付'), sheet('微信支付', 'pay')])
  expect(script).toContain("await tapNamed(mini, { role: 'button', name: '支付' })")
  expect(script).not.toContain('mockWxMethod')
})

test('a cancelled payment and a refused subscription are answered in their order', () => {
  const script = automatorScript([
    ...[open, button('支付'), sheet('微信支付', 'cancel')],
    ...[button('支付'), sheet('微信支付', 'pay'), button('订阅'), sheet('消息订阅', 'reject')],
  ])
  expect(script).toContain("mockWxMethod('requestPayment', requestPayment, 'cancel', 'pay')")
  expect(script).toContain(
    "mockWxMethod('requestSubscribeMessage', requestSubscribeMessage, 'reject')",
  )
})

test('a payment is decided at the side twice', () => {
  const script = automatorScript([
    open,
    { do: 'pay', outcome: 'PAID_FAIL' },
    { do: 'pay', outcome: 'PAID' },
  ])
  expect(script).toContain("await decide('PAID_FAIL')\n  await decide('PAID')")
})
