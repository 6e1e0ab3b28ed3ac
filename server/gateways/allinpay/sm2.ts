import { sm2 } from 'sm-crypto-v2'

/**
 * SM2 with SM3 (GB/T 32918.2): `id` is the name of who signs, mixed into what is hashed. Signatures are
 * r and s, 32 bytes each, in base64. Node's own crypto is not asked: it makes ECDSA of such a key,
 * knows no id, and ends the process when one is exported.
 */
const SIGNATURE = /^[0-9a-f]{128}$/

/** DER, as hex: what stands before the numbers says what they are, and of which curve. */
const CURVE = '301306072a8648ce3d020106082a811ccf5501822d'
const PUBLIC = new RegExp(`^3059${CURVE}034200(04[0-9a-f]{128})$`)
/** With or without its curve once more and its public half behind it. */
const PRIVATE = new RegExp(
  `^30(?:81)?..020100${CURVE}04..30..0201010420([0-9a-f]{64})` +
    '(?:a00a06082a811ccf5501822d)?(?:a144034200(04[0-9a-f]{128}))?$',
)

/** Undefined when it is no PKCS#8 PEM of an SM2 key, or one whose halves do not belong together. */
export function sm2Private(pem: string): string | undefined {
  const [, secret, half] = PRIVATE.exec(hexOf(pem, 'PRIVATE KEY')) ?? []
  if (secret === undefined) return undefined
  const real = publicOf(secret)
  return real !== undefined && (half ?? real) === real ? secret : undefined
}

/** Undefined when it is no SPKI PEM of an SM2 key, or one beside the curve. */
export function sm2Public(pem: string): string | undefined {
  const [, point] = PUBLIC.exec(hexOf(pem, 'PUBLIC KEY')) ?? []
  return point !== undefined && tried(() => sm2.verifyPublicKey(point)) ? point : undefined
}

/** Undefined when it is a number that is no key: one has a public half and cannot sign. */
export const publicOf = (secret: string): string | undefined =>
  tried(() => {
    sm2.doSignature('', secret)
    return sm2.getPublicKeyFromPrivateKey(secret)
  })

/** The library throws at what is no number, no key or no point. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function hexOf(pem: string, label: string): string {
  const [, body = ''] =
    new RegExp(`^-----BEGIN ${label}-----([\\w+/=\\s]+)-----END ${label}-----\\s*$`).exec(pem) ?? []
  return Buffer.from(body, 'base64').toString('hex')
}

export function sm2Signer(secret: string, id: string): (text: string) => string {
  const publicKey = sm2.getPublicKeyFromPrivateKey(secret)
  return (text) => {
    const signed = sm2.doSignature(text, secret, { hash: true, publicKey, userId: id })
    return Buffer.from(signed, 'hex').toString('base64')
  }
}

/** Reckons ahead with the key once: each proof then costs a tenth, whoever sends forged ones. */
export function sm2Verifier(point: string, id: string): (text: string, sign: string) => boolean {
  const key = sm2.precomputePublicKey(point)
  return (text, sign) => {
    const hex = Buffer.from(sign, 'base64').toString('hex')
    const asked = { hash: true, userId: id }
    return SIGNATURE.test(hex) && tried(() => sm2.doVerifySignature(text, hex, key, asked)) === true
  }
}
