import { createSign, createVerify } from 'node:crypto'

/**
 * AllInPay (收银宝): every field that is not empty but `sign` itself, sorted by name, as
 * `name=value` with `&` between, nothing encoded; signed by RSA with SHA-1, base64.
 */
export type Fields = Readonly<Record<string, string>>

/** An empty field says as much as one that is not there. */
export const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const signedText = (fields: Fields): string =>
  Object.keys(filled(fields))
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&')

export const signFields = (privateKeyPem: string, fields: Fields): string =>
  createSign('RSA-SHA1').update(signedText(fields)).sign(privateKeyPem, 'base64')

export function verifyFields(publicKeyPem: string, fields: Fields): boolean {
  try {
    const { sign = '' } = fields
    return createVerify('RSA-SHA1').update(signedText(fields)).verify(publicKeyPem, sign, 'base64')
  } catch {
    return false
  }
}
