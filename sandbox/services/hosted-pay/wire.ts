import type { PayStatus } from '@/domain/pay/pay-status'
import type { Order, RefundRecord, RefundStatus, Tampering } from '@huimin/wechat-sandbox'
import { signedHeaders } from '../../world/hmac'
import type { SandboxKeys } from '../../world/keys'
import { hostedKey, type HostedProvider, sampleMerchants } from './keys'

/** Orders, refunds and notifications in the form of an insurer's pay service. */

/** Formats an instant as insurers' services do. */
export const utcIso = (at: number): string => new Date(at).toISOString()

const STALE_MS = 20 * 60_000

const statusOf = ({ outcome }: Order): PayStatus => (outcome === 'PAID' ? 'PAID_OK' : outcome)

export const tradeMessage = (provider: HostedProvider, order: Order) => ({
  merchantId: sampleMerchants[provider],
  outTradeNo: order.outTradeNo,
  payStatus: statusOf(order),
  transactionId: order.transactionId,
  amountFen: order.amountFen,
  paidAt: order.paidAt === undefined ? undefined : utcIso(order.paidAt),
  errorMessage: order.errorMessage,
  itemList:
    order.outcome === 'PAID'
      ? order.items?.map(({ itemNo, errorMsg }) => ({
          itemNo,
          itemStatus: errorMsg === undefined ? 'PAID_OK' : 'REFUSED',
          errorMsg,
        }))
      : undefined,
  extra:
    order.errorCode === undefined
      ? undefined
      : { code: order.errorCode, codeMsg: order.errorMessage },
})

export const refundMessage = (
  provider: HostedProvider,
  refund: RefundRecord,
  status: RefundStatus = refund.status,
) => ({
  merchantId: sampleMerchants[provider],
  outTradeNo: refund.outTradeNo,
  outRefundNo: refund.outRefundNo,
  refundId: refund.refundId,
  transactionId: refund.transactionId,
  status,
  refundFen: refund.refundFen,
  acceptedAt: utcIso(refund.createdAt),
  refundedAt: status === 'SUCCESS' ? utcIso(refund.endedAt ?? refund.createdAt) : undefined,
})

type Content =
  | { kind: 'trade'; trade: ReturnType<typeof tradeMessage> }
  | { kind: 'refund'; refund: ReturnType<typeof refundMessage> }

/** Writes one notification, either correct or wrong in exactly one place. */
export function notifyMessage(
  keys: SandboxKeys,
  provider: HostedProvider,
  content: Content,
  { id, now, tamper }: { id: string; now: number; tamper?: Tampering | undefined },
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ id, ...spoilt(content, tamper) })
  const key = hostedKey(keys, provider)
  const signer = {
    keyId: tamper === 'serial' ? 'another' : key.keyId,
    secretKey: tamper === 'resource' ? 'x'.repeat(32) : key.secretKey,
  }
  const headers = signedHeaders(
    signer,
    tamper === 'signature' ? `${body} ` : body,
    tamper === 'timestamp' ? now - STALE_MS : now,
  )
  return { headers, body: tamper === 'body' ? body.replace('"id":"', '"id":"0') : body }
}

function spoilt(content: Content, tamper: Tampering | undefined): Content {
  const change = (message: { merchantId: string }) =>
    tamper === 'mchid' || tamper === 'appid' ? { merchantId: `${message.merchantId}-2` } : {}
  if (content.kind === 'refund')
    return { ...content, refund: { ...content.refund, ...change(content.refund) } }
  const { amountFen } = content.trade
  const less = tamper === 'amount' ? { amountFen: amountFen - 1 } : {}
  return { ...content, trade: { ...content.trade, ...change(content.trade), ...less } }
}
