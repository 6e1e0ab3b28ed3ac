import type { Provider } from '@huimin/wechat-sandbox'
import type { SandboxKeys } from '../../world/keys'
import type { HostedProvider } from './keys'
import { notifyMessage, refundMessage, tradeMessage } from './wire'

const titles: Readonly<Record<HostedProvider, string>> = {
  PA_PAY: '平安付收银台',
  BANK_PAY: '银行卡收银台',
}

export const hostedPayProvider = (keys: SandboxKeys, provider: HostedProvider): Provider => ({
  title: titles[provider],
  trade: (order) => {
    const content = { kind: 'trade' as const, trade: tradeMessage(provider, order) }
    return (moment) => notifyMessage(keys, provider, content, moment)
  },
  refund: (refund) => {
    const content = { kind: 'refund' as const, refund: refundMessage(provider, refund) }
    return (moment) => notifyMessage(keys, provider, content, moment)
  },
})
