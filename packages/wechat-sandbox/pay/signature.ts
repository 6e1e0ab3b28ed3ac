import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/**
 * Signatures of WeChat Pay v3: SHA-256 with RSA over lines that each end in a newline. The code is
 * separate from the client's, so that a mistake in one of them is noticed.
 */

export const authSchema = 'WECHATPAY2-SHA256-RSA2048'

/** A message that is older or newer counts as a replay. */
export const maxSkewMs = 5 * 60_000

const joined = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''))

/** Parsing a key takes as long as using it, so each key is parsed once. */
const known = new Map<string, KeyObject>()
function readKey(pem: string, read: (pem: string) => KeyObject): KeyObject {
  const key = known.get(pem) ?? read(pem)
  known.set(pem, key)
  return key
}

export const verifyLines = (publicKey: string, lines: readonly string[], signature: string) =>
  verify(
    'RSA-SHA256',
    joined(lines),
    readKey(publicKey, createPublicKey),
    Buffer.from(signature, 'base64'),
  )

type Message = { body: string; serial: string; privateKeyPem: string; now: number; nonce: string }

/** The headers by which WeChat Pay signs an answer or a notification. */
export function messageHeaders({ body, serial, privateKeyPem, now, nonce }: Message) {
  const timestamp = String(Math.floor(now / 1000))
  const key = readKey(privateKeyPem, createPrivateKey)
  const signature = sign('RSA-SHA256', joined([timestamp, nonce, body]), key)
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature.toString('base64'),
    'wechatpay-serial': serial,
    // Some SDKs, as wechatpayv3 for Python, refuse a message that does not name how it is signed.
    'wechatpay-signature-type': authSchema,
  }
}
