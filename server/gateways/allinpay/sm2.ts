import { sm2 } from 'sm-crypto-v2'

/**
 * SM2 with SM3 (GB/T 32918.2). `id` names the signer and is part of the hashed text. A signature is
 * r and s, 32 bytes each, in base64. Node's own crypto is not used: it treats such a key as ECDSA,
 * knows no id, and ends the process when such a key is exported.
 */
const SIGNATURE = /^[0-9a-f]{128}$/

/** The DER structure as hex. The bytes before the numbers name the kind of key and its curve. */
const CURVE = '301306072a8648ce3d020106082a811ccf5501822d'
const PUBLIC = new RegExp(`^3059${CURVE}034200(04[0-9a-f]{128})$`)
/** The curve may be repeated after the secret, and the public key may follow it. */
const PRIVATE = new RegExp(
  `^30(?:81)?..020100${CURVE}04..30..0201010420([0-9a-f]{64})` +
    '(?:a00a06082a811ccf5501822d)?(?:a144034200(04[0-9a-f]{128}))?$',
)

/**
 * Reads a private key as hex. Undefined if the text is not a PKCS#8 PEM of an SM2 key, or if its
 * public half does not belong to it.
 */
export function sm2Private(pem: string): string | undefined {
  const [, secret, half] = PRIVATE.exec(hexOf(pem, 'PRIVATE KEY')) ?? []
  if (secret === undefined) return undefined
  const real = publicOf(secret)
  return real !== undefined && (half ?? real) === real ? secret : undefined
}

/**
 * Reads a public key as hex. Undefined if the text is not an SPKI PEM of an SM2 key, or if its
 * point is not on the curve.
 */
export function sm2Public(pem: string): string | undefined {
  const [, point] = PUBLIC.exec(hexOf(pem, 'PUBLIC KEY')) ?? []
  return point !== undefined && tried(() => sm2.verifyPublicKey(point)) ? point : undefined
}

/**
 * Derives the public key. Undefined if the number is not a usable key. Signing is tried too,
 * because one unusable number has a public half but cannot sign.
 */
export const publicOf = (secret: string): string | undefined =>
  tried(() => {
    sm2.doSignature('', secret)
    return sm2.getPublicKeyFromPrivateKey(secret)
  })

/** The library throws on values that are no number, key or point. */
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

/**
 * Precomputes the key once. Each verification then costs a tenth, which also limits the cost of
 * forged messages.
 */
export function sm2Verifier(point: string, id: string): (text: string, sign: string) => boolean {
  const key = sm2.precomputePublicKey(point)
  return (text, sign) => {
    const hex = Buffer.from(sign, 'base64').toString('hex')
    const asked = { hash: true, userId: id }
    return SIGNATURE.test(hex) && tried(() => sm2.doVerifySignature(text, hex, key, asked)) === true
  }
}
