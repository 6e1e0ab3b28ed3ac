import { createSign, createVerify } from 'node:crypto'
import { sm2Private, sm2Public, sm2Signer, sm2Verifier } from './sm2'

/**
 * Signatures of AllInPay (收银宝). The signed text has every field that is not empty, except `sign`,
 * sorted by name, as `name=value` joined by `&`, without encoding. It is signed by RSA with SHA-1
 * or by SM2, in base64.
 */
export type Fields = Readonly<Record<string, string>>

export const signTypes = ['RSA', 'SM2'] as const
export type SignType = (typeof signTypes)[number]

/**
 * The key of one side. SM2 signs under an id: ours is the appid, theirs is `Allinpay`. RSA uses no
 * id.
 */
type Key = { signType: SignType; pem: string; id: string }
export type Sign = (fields: Fields) => string
export type Verify = (fields: Fields) => boolean

export const ALLINPAY_ID = 'Allinpay'

/** Removes empty fields, because an empty field means the same as a missing one. */
export const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const signedText = (fields: Fields): string =>
  Object.keys(filled(fields))
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&')

export function signer({ signType, pem, id }: Key): Sign {
  if (signType === 'RSA')
    return (fields) => createSign('RSA-SHA1').update(signedText(fields)).sign(pem, 'base64')
  const sign = sm2Signer(needed(sm2Private(pem)), id)
  return (fields) => sign(signedText(fields))
}

/** Verifies by the algorithm in our settings. The message's own `signtype` is ignored. */
export function verifier({ signType, pem, id }: Key): Verify {
  if (signType === 'RSA') return (fields) => isProvedByRsa(pem, fields)
  const verify = sm2Verifier(needed(sm2Public(pem)), id)
  return (fields) => verify(signedText(fields), fields.sign ?? '')
}

function isProvedByRsa(pem: string, fields: Fields): boolean {
  try {
    const { sign = '' } = fields
    return createVerify('RSA-SHA1').update(signedText(fields)).verify(pem, sign, 'base64')
  } catch {
    return false
  }
}

function needed(key: string | undefined): string {
  if (key === undefined) throw new Error('This is no SM2 key')
  return key
}
