import type { Provider } from '@huimin/wechat-sandbox'
import type { SandboxKeys } from '../../world/keys'
import { notifyForm } from './wire'

export const allInPayProvider = (keys: SandboxKeys): Provider => ({
  title: '通联支付收银台',
  trade: (order) => (moment) => notifyForm(keys, order, moment),
  // AllInPay does not notify of refunds; the gateway asks for them.
  refund: () => undefined,
  // It has only one state for refunds that failed, and that is final.
  refundEnd: (wish) => (wish === 'ABNORMAL' ? 'CLOSED' : wish),
})
