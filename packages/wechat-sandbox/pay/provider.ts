import { partsOf } from '../orders/order'
import type { Provider, Write } from '../orders/provider'
import { sampleMchid, type WechatKeys } from '../world/keys'
import { combinedMessage, refundMessage, tradeMessage } from './message'
import { notice, type NoticeContent } from './notice'

const sealed =
  (keys: WechatKeys, content: NoticeContent): Write =>
  (moment) =>
    notice(keys, content, moment)

export const wechatPayProvider = (keys: WechatKeys): Provider => ({
  title: '收银台',
  trade: (order) => {
    const eventType = order.outcome === 'PAID' ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.FAIL'
    const message = order.parts
      ? combinedMessage(
          order,
          partsOf(order).map((part) => ({ order: part, isRefunded: false })),
        )
      : tradeMessage(order, false)
    return sealed(keys, { kind: 'transaction', eventType, message })
  },
  refund: (refund) => {
    const eventType = `REFUND.${refund.status}`
    return sealed(keys, { kind: 'refund', eventType, message: refundMessage(refund) })
  },
})

/** The notification of a contract, whose state the merchant must ask for. */
export const contractNotice = (
  keys: WechatKeys,
  outContractCode: string,
  what: 'SIGN' | 'TERMINATE',
): Write => {
  const message = { mchid: sampleMchid, out_contract_code: outContractCode }
  return sealed(keys, { kind: 'contract', eventType: `INSURANCE_ENTRUST.${what}`, message })
}
