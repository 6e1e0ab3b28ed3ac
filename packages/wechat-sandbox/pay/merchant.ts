import type { FastifyRequest } from 'fastify'
import { merchantSerial, sampleMchid, type WechatKeys } from '../world/keys'
import { authSchema, maxSkewMs, verifyLines } from './signature'

/**
 * Why the merchant's signature is refused; undefined if it is valid. The checks are those of the
 * real WeChat Pay.
 */
export function merchantFault(
  keys: WechatKeys,
  now: number,
  request: Pick<FastifyRequest, 'method' | 'originalUrl' | 'headers'>,
  rawBody: string,
): string | undefined {
  const header = request.headers.authorization ?? ''
  if (!header.startsWith(`${authSchema} `)) return 'Authorization: unknown schema'
  const fields = new Map(
    [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  )
  const field = (name: string) => fields.get(name) ?? ''
  if (field('mchid') !== sampleMchid) return 'Authorization: unknown mchid'
  if (field('serial_no') !== merchantSerial) return 'Authorization: unknown serial_no'
  const timestamp = field('timestamp')
  const fresh = /^\d+$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= maxSkewMs
  if (!fresh) return 'Authorization: timestamp out of range'
  // A proxied request names its host as well, which is not signed.
  const path = request.originalUrl.replace(/^https?:\/\/[^/]+/, '')
  const parts = [request.method, path, timestamp, field('nonce_str'), rawBody]
  return verifyLines(keys.merchant.publicKey, parts, field('signature'))
    ? undefined
    : 'Authorization: wrong signature'
}
