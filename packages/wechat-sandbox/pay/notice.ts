import type { Tampering } from '../orders/notify-wish'
import type { Moment } from '../orders/provider'
import { platformKey, platformPublicId, unknownSerial, type WechatKeys } from '../world/keys'
import { secondsIso } from '../world/time'
import { seal } from './seal'
import { maxSkewMs, messageHeaders } from './signature'

/** Writes one notification of WeChat Pay, either correct or wrong in exactly one place. */

export type NoticeContent = {
  kind: 'transaction' | 'refund' | 'contract'
  eventType: string
  message: { mchid: string; appid?: string; amount?: { total: number } }
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
    summary: content.kind === 'refund' ? '退款成功' : '支付成功',
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

function spoilt(
  message: NoticeContent['message'],
  tamper: Tampering | undefined,
): NoticeContent['message'] {
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

/**
 * While a merchant moves to public keys, notifications are signed with either key. All copies of
 * one notification use the same key.
 */
const isTurnOfPublic = (id: string): boolean => id.charCodeAt(id.length - 1) % 2 === 0
