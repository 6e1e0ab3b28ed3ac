import { hasEmoji, lengthOf, maxLengths, type TextResult } from '../base/text'

/** Names of persons and organisations. */
export const nameCodes = ['BLANK', 'EMOJI', 'FORMAT', 'SEGMENTS', 'SHORT', 'LONG'] as const
export type NameCode = (typeof nameCodes)[number]

type NameResult = TextResult<NameCode>

/** An applicant's name has 2-20 characters in all; an insured person's has 1-15 in each segment. */
export type NameRole = 'applicant' | 'insurant'

const DOT = '·'
const SEGMENTS_MAX = 3
const INSURANT_SEGMENT_MAX = 15
const APPLICANT_MIN = 2
const APPLICANT_MAX = 20
const ORG_MIN = 2

/** Documents whose holders may write their name in Latin letters. */
const LATIN_TYPES = ['PASSPORT', 'SPECIAL', 'TAIWAN', 'PR']
export const mayBeLatin = (type: string): boolean => LATIN_TYPES.includes(type)

/**
 * Chinese characters with the extensions, by block, because property escapes fail in old WebViews.
 */
const HAN = /^[\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{323AF}]+$/u
const LATIN = /^[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ][A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ '’.,·-]*$/
const LATIN_LETTER = /[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]/

/**
 * Folds full-width letters, digits and signs into plain ones and composes accents. NFKC would go
 * too far: it would turn a similar sign into another character (㊣ is not 正).
 */
const foldWidth = (text: string): string =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize('NFC')

/** Trims a name. In a Chinese name the dots . ． • become U+00B7, the one on identity cards. */
export function normaliseName({ value }: { value: string }): string {
  const trimmed = value.trim().replace(/\s+/g, ' ')
  const dotted = trimmed.replace(/ ?[.．•·] ?/g, DOT)
  return HAN.test(dotted.split(DOT).join('')) ? dotted : foldWidth(trimmed)
}

/**
 * Checks a person's name by document and role. Latin letters are allowed only with documents of
 * foreigners and permits.
 */
export function checkName({
  value: typed,
  type = '01',
  role = 'insurant',
}: {
  value: string
  type?: string
  role?: NameRole
}): NameResult {
  const value = normaliseName({ value: typed })
  if (value === '') return { ok: false, code: 'BLANK' }
  if (hasEmoji(value)) return { ok: false, code: 'EMOJI' }
  if (LATIN_LETTER.test(value) && mayBeLatin(type)) return checkLatin(value)
  return checkChinese(value, role)
}

/** The name must be longer than one character. */
export function checkOrgName({ value: typed }: { value: string }): NameResult {
  const value = typed.trim()
  if (value === '') return { ok: false, code: 'BLANK' }
  if (hasEmoji(value)) return { ok: false, code: 'EMOJI' }
  return checkLength(value, ORG_MIN, Infinity)
}

function checkChinese(value: string, role: NameRole): NameResult {
  const segments = value.split(DOT)
  if (!segments.every((segment) => HAN.test(segment))) return { ok: false, code: 'FORMAT' }
  if (segments.length > SEGMENTS_MAX) return { ok: false, code: 'SEGMENTS' }
  if (role === 'applicant') return checkLength(value, APPLICANT_MIN, APPLICANT_MAX)
  const tooLong = segments.some((segment) => lengthOf(segment) > INSURANT_SEGMENT_MAX)
  return tooLong ? { ok: false, code: 'LONG' } : { ok: true, value }
}

const checkLatin = (value: string): NameResult =>
  LATIN.test(value)
    ? checkLength(value, APPLICANT_MIN, maxLengths.name)
    : { ok: false, code: 'FORMAT' }

function checkLength(value: string, min: number, max: number): NameResult {
  if (lengthOf(value) < min) return { ok: false, code: 'SHORT' }
  return lengthOf(value) > max ? { ok: false, code: 'LONG' } : { ok: true, value }
}
