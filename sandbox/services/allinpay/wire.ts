import { clockText } from '@/domain/time/calendar'
import type { Order, RefundRecord, RefundStatus, Tampering } from '@huimin/wechat-sandbox'
import type { SandboxKeys } from '../../world/keys'
import { allInPayKeys, sampleAllInPay } from './keys'
import { signFields, signTypes, type Fields, type SignType } from './signature'

/** Trades and notifications in the form of AllInPay. */

const FAILED = '3045'
const statuses: Record<Order['outcome'], string> = {
  UNPAID: '2008',
  PAYING: '2008',
  PAID: '0000',
  PAID_FAIL: FAILED,
  PAID_FAIL_NO_RETRY: FAILED,
  PART_FAIL: FAILED,
  EXPIRED: FAILED,
  CANCEL: FAILED,
}
const refundStatuses: Record<RefundStatus, string> = {
  SUCCESS: '0000',
  PROCESSING: '2000',
  CLOSED: FAILED,
  ABNORMAL: FAILED,
}

const clock = (at: number | undefined): string =>
  at === undefined ? '' : clockText(at, 'YYYYMMDDHHmmss')

export const tradeFields = (order: Order): Fields => ({
  reqsn: order.outTradeNo,
  trxid: order.transactionId ?? '',
  trxcode: 'VSP551',
  trxamt: String(order.amountFen),
  trxstatus: statuses[order.outcome],
  fintime: clock(order.paidAt),
  errmsg: order.errorMessage ?? '',
})

export const refundFields = (refund: RefundRecord): Fields => ({
  reqsn: refund.outRefundNo,
  trxid: refund.refundId,
  trxcode: 'VSP553',
  trxamt: String(refund.refundFen),
  trxstatus: refundStatuses[refund.status],
  fintime: clock(refund.endedAt ?? refund.createdAt),
})

/** A signed answer of AllInPay, with the algorithm of the request. */
export const answerFields = (
  keys: SandboxKeys,
  { nonce, signType }: { nonce: string; signType: SignType },
  reply: Fields,
): Fields => {
  const fields = { retcode: 'SUCCESS', ...sampleAllInPay, ...reply, randomstr: nonce }
  const { privateKey } = allInPayKeys(keys, signType).platform
  return { ...fields, sign: signFields(privateKey, signType, fields) }
}

/** A notification. It contains no time, so a replayed one looks the same. */
export function notifyForm(
  keys: SandboxKeys,
  order: Order,
  { nonce, tamper }: { nonce: string; tamper?: Tampering | undefined },
): { headers: Record<string, string>; body: string } {
  const signType = signTypes.find((each) => each === order.signType) ?? 'RSA'
  const { fintime = '', reqsn = '', ...reply } = tradeFields(order)
  const fields: Fields = {
    ...{ ...sampleAllInPay, ...reply, randomstr: nonce },
    ...{ cusorderid: reqsn, outtrxid: reqsn, paytime: fintime, signtype: signType },
    ...(tamper === 'mchid' && { cusid: '99' }),
    ...(tamper === 'appid' && { appid: '99' }),
    ...(tamper === 'amount' && { trxamt: String(order.amountFen - 1) }),
  }
  const isOtherKey = tamper === 'serial' || tamper === 'resource' || tamper === 'timestamp'
  const { merchant, platform } = allInPayKeys(keys, signType)
  const key = isOtherKey ? merchant : platform
  const sign = signFields(
    key.privateKey,
    signType,
    tamper === 'signature' ? { ...fields, trxamt: '1' } : fields,
  )
  const sent = { ...fields, ...(tamper === 'body' && { trxid: `${reply.trxid ?? ''}0` }), sign }
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sent).toString(),
  }
}
