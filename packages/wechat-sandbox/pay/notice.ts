import type { Tampering } from '../orders/notify-wish'
import type { Moment } from '../orders/provider'
import { platformKey, platformPublicId, unknownSerial, type WechatKeys } from '../world/keys'
import { secondsIso } from '../world/time'
import { seal } from './seal'
import { maxSkewMs, messageHeaders } from './signature'

/** Writes one notification of WeChat Pay, either correct or wrong in exactly one place. */

export type NoticeContent = {
  kind: 'transaction' | 'refund' | 'contract' | 'profitsharing'
  eventType: string
  message: Message
}

type Message =
  | { mchid: string; appid?: string; amount?: { total: number } }
  | {
      combine_mchid: string
      combine_appid: string
      sub_orders: readonly { amount: { total_amount: number } }[]
    }

const summaries: Readonly<Record<NoticeContent['kind'], string>> = {
  transaction: '支付成功',
  refund: '退款成功',
  contract: '支付成功',
  profitsharing: '分账',
}

export function notice(
  keys: WechatKeys,
  content: NoticeContent,
  { id, now, nonce, tamper, signedBy = isTurnOfPublic(id) ? 'publicKey' : 'certificate' }: Moment,
): { headers: Record<string, string>; body: string } {
  const sealKey = tamper === 'resource' ? 'x'.repeat(32) : keys.apiV3Key
  const text = JSON.stringify(spoilt(content.message, tamper))
  const body = JSON.stringify({
    id,
    create_time: secondsIso(now),
    resource_type: 'encrypt-resource',
    event_type: content.eventType,
    summary: summaries[content.kind],
    resource: { original_type: content.kind, ...seal(sealKey, text, nonce, content.kind) },
  })
  const headers = messageHeaders({
    body: tamper === 'signature' ? `${body} ` : body,
    ...platformKey(keys, signedBy === 'publicKey' && platformPublicId),
    ...(tamper === 'serial' && { serial: unknownSerial }),
    ...(tamper === 'stranger' && { privateKeyPem: keys.merchant.privateKey }),
    now: tamper === 'timestamp' ? now - 2 * maxSkewMs : now,
    nonce,
  })
  return {
    headers: spoiltHeaders(headers, tamper),
    body: tamper === 'body' ? body.replace('"id":"', '"id":"0') : body,
  }
}

type Headers = ReturnType<typeof messageHeaders>

function spoiltHeaders(headers: Headers, tamper: Tampering | undefined): Record<string, string> {
  const { 'wechatpay-signature': signature, ...rest } = headers
  if (tamper === 'unsigned') return rest
  if (tamper === 'probe')
    return { ...rest, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${signature}` }
  return tamper === 'nonce' ? { ...headers, 'wechatpay-nonce': 'another' } : headers
}

function spoilt(message: Message, tamper: Tampering | undefined): Message {
  if ('combine_mchid' in message) return spoiltTogether(message, tamper)
  switch (tamper) {
    case 'mchid':
      return { ...message, mchid: `${message.mchid}-2` }
    case 'appid':
      return { ...message, appid: `${message.appid ?? ''}-2` }
    case 'amount':
      return { ...message, amount: { ...message.amount, total: (message.amount?.total ?? 0) - 1 } }
    case 'signature':
    case 'stranger':
    case 'probe':
    case 'unsigned':
    case 'nonce':
    case 'body':
    case 'timestamp':
    case 'serial':
    case 'resource':
    case undefined:
      return message
  }
}

/** The same faults of the notification of a combined order. */
function spoiltTogether(
  message: Extract<Message, { combine_mchid: string }>,
  tamper: Tampering | undefined,
): Message {
  if (tamper === 'mchid') return { ...message, combine_mchid: `${message.combine_mchid}-2` }
  if (tamper === 'appid') return { ...message, combine_appid: `${message.combine_appid}-2` }
  if (tamper !== 'amount') return message
  const lowered = message.sub_orders.map((each) => ({
    ...each,
    amount: { ...each.amount, total_amount: each.amount.total_amount - 1 },
  }))
  return { ...message, sub_orders: lowered }
}

/**
 * While a merchant moves to public keys, notifications are signed with either key. All copies of
 * one notification use the same key.
 */
const isTurnOfPublic = (id: string): boolean => id.charCodeAt(id.length - 1) % 2 === 0
