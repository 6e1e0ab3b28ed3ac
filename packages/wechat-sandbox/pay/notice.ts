import { clockText } from '@/domain/time/calendar'
import { platformKey, platformPublicId, unknownSerial, type SandboxKeys } from '../../world/keys'
import { seal } from './seal'
import { maxSkewMs, messageHeaders } from './signature'

/** Writes one notification, either correct or wrong in exactly one place. */

/** The single fault of a tampered notification. Everything else in it is correct. */
export const tamperings = [
  /** The signature belongs to other bytes. */
  'signature',
  /** The body was changed after it was signed. */
  'body',
  /** The message was signed long ago, like a replay. */
  'timestamp',
  'serial',
  /** The content is sealed with another APIv3 key. */
  'resource',
  /** Correctly signed, but about another merchant, app or amount. */
  'mchid',
  'appid',
  'amount',
  /** Signed with a key that is not WeChat Pay's. */
  'stranger',
  /** The wrong signature that WeChat Pay itself sends at times, to see whether it is checked. */
  'probe',
  'unsigned',
  /** The nonce was changed after signing. */
  'nonce',
] as const
export type Tampering = (typeof tamperings)[number]

/** The faults that only WeChat Pay's notifications can have. */
export const ownTamperings: readonly Tampering[] = ['stranger', 'probe', 'unsigned', 'nonce']

export type NoticeContent = {
  kind: 'transaction' | 'refund' | 'contract'
  eventType: string
  message: { mchid: string; appid?: string; amount?: { total: number } }
}

type Moment = {
  id: string
  now: number
  nonce: string
  tamper?: Tampering | undefined
  signedBy?: 'certificate' | 'publicKey' | undefined
}

export function notice(
  keys: SandboxKeys,
  content: NoticeContent,
  { id, now, nonce, tamper, signedBy = isTurnOfPublic(id) ? 'publicKey' : 'certificate' }: Moment,
): { headers: Record<string, string>; body: string } {
  const sealKey = tamper === 'resource' ? 'x'.repeat(32) : keys.apiV3Key
  const text = JSON.stringify(spoilt(content.message, tamper))
  const body = JSON.stringify({
    id,
    create_time: clockText(now),
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
