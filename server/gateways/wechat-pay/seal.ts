import { constants, publicEncrypt, X509Certificate } from 'node:crypto'
import type { WechatPayKeys } from './keys'

/**
 * Encrypts personal data of a request for WeChat Pay alone: RSA-OAEP with SHA-1, by the key that the
 * request names in Wechatpay-Serial (exchange.ts).
 */
export function sealFor(
  { platformCertificates, platformSerial }: WechatPayKeys,
  text: string,
): string {
  const pem = platformCertificates[platformSerial]
  if (pem === undefined) throw new Error('WeChat Pay has no key of this serial')
  const key = pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : pem
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key, padding, oaepHash: 'sha1' }, Buffer.from(text)).toString('base64')
}
