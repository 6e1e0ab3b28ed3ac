import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { fail, ok, type Result } from '@/domain/base/result'
import type { SignatureCode } from '../payments/port'

/** WeChat Pay v3 signatures: SHA-256 with RSA over lines that each end in a newline. */

export const authSchema = 'WECHATPAY2-SHA256-RSA2048'

/** A message that is older or newer counts as a replay (WeChat Pay v3: 5 minutes). */
export const maxSkewMs = 5 * 60_000

const lines = (parts: readonly string[]) => parts.map((part) => `${part}\n`).join('')

/**
 * Parsing a key takes as long as using it, so each key is parsed once. There are only as many keys
 * as the settings name.
 */
const readOnce = (read: (pem: string) => KeyObject): ((pem: string) => KeyObject) => {
  const known = new Map<string, KeyObject>()
  return (pem) => {
    const key = known.get(pem) ?? read(pem)
    known.set(pem, key)
    return key
  }
}
const privateKey = readOnce(createPrivateKey)
const publicKey = readOnce(createPublicKey)

export const signLines = (privateKeyPem: string, parts: readonly string[]): string =>
  sign('RSA-SHA256', Buffer.from(lines(parts)), privateKey(privateKeyPem)).toString('base64')

export const verifyLines = (
  publicKeyPem: string,
  parts: readonly string[],
  signature: string,
): boolean =>
  verify(
    'RSA-SHA256',
    Buffer.from(lines(parts)),
    publicKey(publicKeyPem),
    Buffer.from(signature, 'base64'),
  )

type SignedRequest = {
  method: string
  /** Path and query exactly as sent. */
  target: string
  body: string
  mchid: string
  serial: string
  privateKeyPem: string
  now: number
  nonce: string
}

const seconds = (now: number) => String(Math.floor(now / 1000))

/** The `Authorization` header of a merchant's request. */
export function authorization(request: SignedRequest): string {
  const timestamp = seconds(request.now)
  const { method, target, nonce, body } = request
  const signature = signLines(request.privateKeyPem, [method, target, timestamp, nonce, body])
  const fields = {
    mchid: request.mchid,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: request.serial,
  }
  const list = Object.entries(fields).map(([key, value]) => `${key}="${value}"`)
  return `${authSchema} ${list.join(',')}`
}

type HeaderName =
  'wechatpay-timestamp' | 'wechatpay-nonce' | 'wechatpay-signature' | 'wechatpay-serial'

const header = (headers: IncomingHttpHeaders, name: HeaderName) => {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Checks one message of WeChat Pay before anything in its body is read. From time to time, WeChat
 * Pay itself sends a wrong signature (`WECHATPAY/SIGNTEST/...`) to test the check; such a message
 * fails here.
 */
export function verifyMessage(message: {
  headers: IncomingHttpHeaders
  rawBody: string
  platformCertificates: Readonly<Record<string, string>>
  now: number
}): Result<null, SignatureCode> {
  const { headers, rawBody, platformCertificates, now } = message
  const timestamp = header(headers, 'wechatpay-timestamp')
  const nonce = header(headers, 'wechatpay-nonce')
  const signature = header(headers, 'wechatpay-signature')
  const serial = header(headers, 'wechatpay-serial')
  if (!timestamp || !nonce || !signature || !serial) return fail('HEADER_MISSING')
  if (!Object.hasOwn(platformCertificates, serial)) return fail('UNKNOWN_SERIAL')
  // A timestamp that is not a number fails here too.
  const fresh =
    /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= maxSkewMs
  if (!fresh) return fail('CLOCK_SKEW')
  const parts = [timestamp, nonce, rawBody]
  return verifyLines(platformCertificates[serial] ?? '', parts, signature)
    ? ok(null)
    : fail('BAD_SIGNATURE')
}
