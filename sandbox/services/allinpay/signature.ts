import { createSign, createVerify } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'

/**
 * Signatures of AllInPay (收银宝). The signed text has every field that is not empty, except `sign`,
 * sorted by name, as `name=value` joined by `&`, without encoding. It is signed by RSA with SHA-1
 * or by SM2, in base64.
 */
export type Fields = Readonly<Record<string, string>>

export const signTypes = ['RSA', 'SM2'] as const
export type SignType = (typeof signTypes)[number]

/** The SM2 id of AllInPay. The merchant's id is its appid. */
const OWN_NAME = 'Allinpay'

const textOf = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && name !== 'sign')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((field) => field.join('='))
    .join('&')

const hexOf = (pem: string): string =>
  Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64').toString('hex')
/** Read the numbers from keys in the form that Node writes (PKCS#8, SPKI). */
const secretOf = (pem: string): string => /0201010420([0-9a-f]{64})/.exec(hexOf(pem))?.[1] ?? ''
const pointOf = (pem: string): string => hexOf(pem).slice(-130)

/** The `sign` field of a message from AllInPay. */
export function signFields(privateKey: string, signType: SignType, fields: Fields): string {
  const text = textOf(fields)
  if (signType === 'RSA') return createSign('RSA-SHA1').update(text).sign(privateKey, 'base64')
  const hex = sm2.doSignature(text, secretOf(privateKey), { hash: true, userId: OWN_NAME })
  return Buffer.from(hex, 'hex').toString('base64')
}

type Merchant = { publicKey: string; appid: string; signType: SignType }

/** Whether the merchant signed these fields. */
export function isSignedBy({ publicKey, appid, signType }: Merchant, fields: Fields): boolean {
  const { sign = '' } = fields
  const text = textOf(fields)
  try {
    if (signType === 'RSA')
      return createVerify('RSA-SHA1').update(text).verify(publicKey, sign, 'base64')
    const hex = Buffer.from(sign, 'base64').toString('hex')
    return sm2.doVerifySignature(text, hex, pointOf(publicKey), { hash: true, userId: appid })
  } catch {
    return false
  }
}
