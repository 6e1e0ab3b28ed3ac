import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { WechatPayKeys } from './keys'

/** The settings with the keys of WeChat Pay. */
interface Given {
  WECHATPAY_PRIVATE_KEY?: string | undefined
  WECHATPAY_PLATFORM_SERIAL?: string | undefined
  WECHATPAY_PLATFORM_PUBLIC_KEY?: string | undefined
}
type Keys = Pick<WechatPayKeys, 'privateKeyPem' | 'platformSerial' | 'platformCertificates'>

/**
 * A public key of WeChat Pay has such an id. A platform certificate is named by the serial in it.
 */
const PUBLIC_KEY_ID = /^PUB_KEY_ID_\w+$/
const SERIAL = /^[0-9A-F]{8,40}$/i
const LEAST_BITS = 2048

/** Settings hold a PEM text in one line with \n in it, because most secret stores need that. */
export const pem = (text: string): string => text.replaceAll('\\n', '\n').trim()

const list = (text: string | undefined): string[] =>
  (text ?? '').split(',').map((part) => part.trim())

/**
 * Reads the two lists, which have the same order. The first one is the key that answers should be
 * signed with.
 */
export function readKeys(given: Given): Keys {
  const serials = list(given.WECHATPAY_PLATFORM_SERIAL)
  const pems = list(given.WECHATPAY_PLATFORM_PUBLIC_KEY).map(pem)
  return {
    privateKeyPem: pem(given.WECHATPAY_PRIVATE_KEY ?? ''),
    platformSerial: serials[0] ?? '',
    platformCertificates: Object.fromEntries(serials.map((name, at) => [name, pems[at] ?? ''])),
  }
}

/**
 * Describes what is wrong with the keys, so that the gateway fails at its start and not at the
 * first payment.
 */
export function keyFaults(given: Given): string[] {
  const own = parsed(() => createPrivateKey(pem(given.WECHATPAY_PRIVATE_KEY ?? '')))
  const serials = list(given.WECHATPAY_PLATFORM_SERIAL)
  const pems = list(given.WECHATPAY_PLATFORM_PUBLIC_KEY).map(pem)
  return [
    ...(own && isRsa(own) ? [] : ['WECHATPAY_PRIVATE_KEY must be an RSA private key in PEM']),
    ...(serials.length === pems.length
      ? []
      : ['WECHATPAY_PLATFORM_PUBLIC_KEY must have one key for each of WECHATPAY_PLATFORM_SERIAL']),
    ...serials
      .filter((serial) => !PUBLIC_KEY_ID.test(serial) && !SERIAL.test(serial))
      .map(() => 'WECHATPAY_PLATFORM_SERIAL must be hex digits or PUB_KEY_ID_…, one or more'),
    ...pems.flatMap((text, at) => platformFault(text, serials[at] ?? '', own)),
  ]
}

const NAME = 'WECHATPAY_PLATFORM_PUBLIC_KEY'

function platformFault(text: string, serial: string, own: KeyObject | undefined): string[] {
  // `createPublicKey` would accept a private key and use its public half.
  const key = text.includes('PRIVATE KEY') ? undefined : parsed(() => createPublicKey(text))
  if (!key || !isRsa(key)) return [`${NAME} must be RSA public keys or certificates in PEM`]
  if (own && isRsa(own) && createPublicKey(own).equals(key))
    return [`${NAME} is the merchant's own key; take WeChat Pay's from the merchant console`]
  const certificate = parsed(() => new X509Certificate(text))
  return certificate && certificate.serialNumber.toUpperCase() !== serial.toUpperCase()
    ? [`${NAME} has a certificate with another serial than WECHATPAY_PLATFORM_SERIAL`]
    : []
}

export const isRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS

export function parsed<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
