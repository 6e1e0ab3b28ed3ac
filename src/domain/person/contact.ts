import type { TextResult } from '../base/text'

/** Checks contact data. Full-width input is folded (NFKC). */
export const contactCodes = ['BLANK', 'FORMAT'] as const
export type ContactCode = (typeof contactCodes)[number]

type Input = { value: string }
type ContactResult = TextResult<ContactCode>

const MOBILE = /^[19]\d{10}$/
/** Area code, optional hyphen, 7 or 8 digits, optional extension. */
const LANDLINE = /^0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?$/
const SMS_CODE = /^\d{6}$/
const EMAIL_LENGTH = 254
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/

/** 11 digits that begin with 1 or 9. */
export const checkMobile = (input: Input): ContactResult => match(input, MOBILE)

export const checkLandline = (input: Input): ContactResult => match(input, LANDLINE)

/** An organisation may give a mobile or a landline number. */
export function checkOrgMobile(input: Input): ContactResult {
  const mobile = checkMobile(input)
  return mobile.ok ? mobile : checkLandline(input)
}

export function checkEmail(input: Input): ContactResult {
  const tooLong = input.value.length > EMAIL_LENGTH
  return tooLong ? { ok: false, code: 'FORMAT' } : match(input, EMAIL)
}

/** The six digits of an SMS code. */
export const checkSmsCode = (input: Input): ContactResult => match(input, SMS_CODE)

function match({ value: typed }: Input, shape: RegExp): ContactResult {
  const value = typed.normalize('NFKC').trim()
  if (value === '') return { ok: false, code: 'BLANK' }
  return shape.test(value) ? { ok: true, value } : { ok: false, code: 'FORMAT' }
}
