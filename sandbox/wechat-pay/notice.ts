import { clockText } from '@/domain/time/calendar'
import { sealResource } from '../../server/gateways/wechat-pay/resource'
import { maxSkewMs, messageHeaders } from '../../server/gateways/wechat-pay/signature'
import { platformKey, platformPublicId, type SandboxKeys } from '../keys'

/** One notification on the wire, sound or spoilt in one place. */

/** What is wrong with a tampered notification; everything else about it is right. */
export const tamperings = [
  /** Signature of other bytes. */
  'signature',
  /** Body changed after it was signed. */
  'body',
  /** Signed long ago: a replay. */
  'timestamp',
  'serial',
  /** Sealed with another APIv3 key. */
  'resource',
  /** Rightly signed, about another merchant, app or amount. */
  'mchid',
  'appid',
  'amount',
] as const
export type Tampering = (typeof tamperings)[number]

export type NoticeContent = {
  kind: 'transaction' | 'refund' | 'contract'
  eventType: string
  message: { mchid: string; appid?: string; amount?: { total: number } }
}

export function notice(
  keys: SandboxKeys,
  content: NoticeContent,
  { id, now, nonce, tamper }: { id: string; now: number; nonce: string; tamper?: Tampering },
): { headers: Record<string, string>; body: string } {
  const sealed = sealResource(tamper === 'resource' ? 'x'.repeat(32) : keys.apiV3Key, {
    text: JSON.stringify(spoilt(content.message, tamper)),
    nonce: nonce.slice(0, 12).padEnd(12, '0'),
    associatedData: content.kind,
  })
  const body = JSON.stringify({
    id,
    create_time: clockText(now),
    resource_type: 'encrypt-resource',
    event_type: content.eventType,
    summary: content.kind === 'refund' ? '退款成功' : '支付成功',
    resource: {
      original_type: content.kind,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.ciphertext,
      associated_data: sealed.associatedData,
      nonce: sealed.nonce,
    },
  })
  const headers = messageHeaders({
    body: tamper === 'signature' ? `${body} ` : body,
    ...platformKey(keys, isTurnOfPublic(id) && platformPublicId),
    ...(tamper === 'serial' && { serial: 'SANDBOX-PLATFORM-0' }),
    now: tamper === 'timestamp' ? now - 2 * maxSkewMs : now,
    nonce,
  })
  return { headers, body: tamper === 'body' ? body.replace('"id":"', '"id":"0') : body }
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
    case 'body':
    case 'timestamp':
    case 'serial':
    case 'resource':
    case undefined:
      return message
  }
}

/** While a merchant moves, notifications come signed with either; all copies of one alike. */
const isTurnOfPublic = (id: string): boolean => id.charCodeAt(id.length - 1) % 2 === 0
