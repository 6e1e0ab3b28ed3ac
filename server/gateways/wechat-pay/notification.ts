import { fail, ok, type Result } from '@/domain/base/result'
import { readJson } from '../json'
import type { Notification, NotificationCode, RawMessage } from '../payments/port'
import { isOurApp, type WechatPayKeys } from './keys'
import { openResource } from './resource'
import { verifyMessage } from './signature'
import { contractNotice, notification, refundNotice, toRefund, toTrade, tradeAnswer } from './wire'

/**
 * Checks a notification in this order: the signature over the raw body, the JSON, the decryption,
 * and the merchant and app.
 */
export function readNotification(
  keys: WechatPayKeys,
  { headers, rawBody }: RawMessage,
  now: number,
): Result<Notification, NotificationCode> {
  const { platformCertificates } = keys
  const signed = verifyMessage({ headers, rawBody, platformCertificates, now })
  if (!signed.ok) return signed

  const outer = readJson(notification, rawBody)
  if (!outer) return fail('MALFORMED')
  const { ciphertext, nonce, associated_data: associatedData } = outer.resource
  const text = openResource(keys.apiV3Key, { ciphertext, nonce, associatedData })
  if (text === undefined) return fail('UNDECRYPTABLE')

  if (outer.event_type.startsWith('INSURANCE_ENTRUST.')) return contractOf(keys, outer.id, text)
  return outer.resource.original_type === 'refund'
    ? refundOf(keys, outer.id, text)
    : tradeOf(keys, outer.id, text)
}

function tradeOf(
  keys: WechatPayKeys,
  id: string,
  text: string,
): Result<Notification, NotificationCode> {
  const trade = readJson(tradeAnswer, text)
  if (!trade) return fail('MALFORMED')
  if (trade.mchid !== keys.mchid || !isOurApp(keys, trade.appid)) return fail('WRONG_MERCHANT')
  return ok({ id, kind: 'trade', trade: toTrade(trade) })
}

function contractOf(
  keys: WechatPayKeys,
  id: string,
  text: string,
): Result<Notification, NotificationCode> {
  const contract = readJson(contractNotice, text)
  if (!contract) return fail('MALFORMED')
  if (contract.mchid !== keys.mchid) return fail('WRONG_MERCHANT')
  return ok({ id, kind: 'contract', outContractCode: contract.out_contract_code })
}

function refundOf(
  keys: WechatPayKeys,
  id: string,
  text: string,
): Result<Notification, NotificationCode> {
  const refund = readJson(refundNotice, text)
  if (!refund) return fail('MALFORMED')
  if (refund.mchid !== keys.mchid) return fail('WRONG_MERCHANT')
  return ok({ id, kind: 'refund', refund: toRefund(refund, refund.refund_status) })
}
