import { ageOn } from '../person/birthday'
import type { Gender } from '../person/gender'
import { compareDays, formatDay, type Day } from '../time/day'
import { kindOfId18, readId18, type Id18Kind, checkUscc } from './numbers'
import { isCredentialType, type CredentialType } from './type'

/**
 * Checks credential numbers of all nine types. HMT_UNSUPPORTED: a Hong Kong, Macau or Taiwan number
 * was given as a mainland ID in H5. WRONG_TYPE: the format is valid but belongs to another type.
 */
export const credentialCodes = [
  'TYPE',
  'BLANK',
  'FORMAT',
  'HMT_UNSUPPORTED',
  'WRONG_TYPE',
  'DATE',
  'CHECK',
] as const
export type CredentialCode = (typeof credentialCodes)[number]

/**
 * Warnings that do not refuse a number. ORG_INNER_CHECK: the organisation code inside a company
 * code fails GB 11714. NO_BIRTHDAY: the date in a 15-character foreigner's card cannot be read.
 */
export const credentialWarnings = ['ORG_INNER_CHECK', 'NO_BIRTHDAY'] as const
export type CredentialWarning = (typeof credentialWarnings)[number]

export type CredentialResult =
  { ok: true; value: string; warnings?: CredentialWarning[] } | { ok: false; code: CredentialCode }

/** Where the number is entered. Only plain H5 has its own message for 81/82/83 numbers. */
export type CredentialEnv = 'H5' | 'WECHAT'

export type Derived = { kind?: Id18Kind; birthday?: Day; gender?: Gender; age?: number }

type Input = { type: string; value: string; env?: CredentialEnv | undefined }

const shapes: Partial<Record<CredentialType, RegExp>> = {
  PASSPORT: /^[A-Z][A-Z0-9]{8}$/,
  SPECIAL: /^[HM]\d{8}$/,
  TAIWAN: /^\d{8}$/,
}

const kindsOf: Partial<Record<CredentialType, readonly Id18Kind[]>> = {
  '01': ['MAINLAND'],
  PR: ['FOREIGN', 'MAINLAND'],
  '17': ['HONG_KONG', 'MACAU', 'TAIWAN'],
  '551': ['HONG_KONG', 'MACAU'],
  '552': ['TAIWAN'],
}

/**
 * The foreigner's cards of 2004 and 2017: nation, 4-digit region, birth as YYMMDD, sequence, check.
 */
const OLD_PR = /^[A-Z]{3}\d{4}(\d{2})(\d{2})(\d{2})\d{2}$/

/**
 * Normalises a number for storage and display: it folds full-width and simulator forms (NFKC),
 * trims, and upper-cases ASCII letters. Other letters stay, because 'ß' would become 'SS'.
 */
export const normalise = ({ value }: { value: string }): string =>
  value
    .normalize('NFKC')
    .trim()
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())

export function validate({ type, value: typed, env = 'H5' }: Input): CredentialResult {
  if (!isCredentialType(type)) return { ok: false, code: 'TYPE' }
  const value = normalise({ value: typed })
  if (value === '') return { ok: false, code: 'BLANK' }
  if (type === 'ORG') return validateOrg(value)
  if (type === 'PR' && OLD_PR.test(value)) {
    const readable = oldPrBirthdays(value).length > 0
    return readable ? { ok: true, value } : { ok: true, value, warnings: ['NO_BIRTHDAY'] }
  }
  const shape = shapes[type]
  if (shape) return shape.test(value) ? { ok: true, value } : { ok: false, code: 'FORMAT' }
  return validateId18({ type, value, env })
}

/** What a valid number tells about its holder on a day; {} when it is not valid. */
export function derive({ type, value, env, onDay }: Input & { onDay?: Day | undefined }): Derived {
  const result = validate({ type, value, env })
  if (!result.ok) return {}
  if (OLD_PR.test(result.value)) {
    const birthday = onDay && lastUpTo(oldPrBirthdays(result.value), onDay)
    return birthday ? withAge({ birthday }, onDay) : {}
  }
  const id = readId18(result.value)
  if (type === 'ORG' || !id.ok) return {}
  const { kind, birthOn, gender } = id.value
  return withAge({ kind, birthday: birthOn, gender }, onDay)
}

function validateOrg(value: string): CredentialResult {
  const verdict = checkUscc(value)
  if (verdict === 'OK') return { ok: true, value }
  if (verdict === 'INNER_CHECK') return { ok: true, value, warnings: ['ORG_INNER_CHECK'] }
  return { ok: false, code: verdict }
}

function validateId18({
  type,
  value,
  env,
}: {
  type: CredentialType
  value: string
  env: CredentialEnv
}): CredentialResult {
  const kind = kindOfId18(value)
  if (!kind) return { ok: false, code: 'FORMAT' }
  // The prefix is checked before the checksum, so that the message names the wrong type, not a
  // wrong number.
  if (!kindsOf[type]?.includes(kind)) {
    const unsupported = type === '01' && env === 'H5' && kind !== 'FOREIGN'
    return { ok: false, code: unsupported ? 'HMT_UNSUPPORTED' : 'WRONG_TYPE' }
  }
  const id = readId18(value)
  return id.ok ? { ok: true, value } : id
}

/** The real days that YYMMDD can stand for, oldest first. */
function oldPrBirthdays(value: string): Day[] {
  const [, year, month, day] = OLD_PR.exec(value) ?? []
  return [1900, 2000]
    .map((century) =>
      formatDay({ year: century + Number(year), month: Number(month), day: Number(day) }),
    )
    .filter((birthday) => birthday !== '')
}

const lastUpTo = (days: Day[], onDay: Day): Day | undefined =>
  days.filter((day) => compareDays(day, onDay) <= 0).pop()

function withAge(known: Derived, onDay: Day | undefined): Derived {
  const { birthday } = known
  if (!birthday) return {}
  const age = onDay ? ageOn({ birthOn: birthday, onDay }) : undefined
  return age === undefined ? known : { ...known, age }
}
