/** Checks free text in forms. Lengths count code points. */
export const textCodes = ['BLANK', 'EMOJI', 'SHORT', 'LONG'] as const
export type TextCode = (typeof textCodes)[number]

export type TextResult<Code extends string> =
  { ok: true; value: string } | { ok: false; code: Code }

/** Greatest lengths of the fields. Longer input is cut. */
export const maxLengths = { name: 30, identity: 18, mobile: 11, verifyCode: 6, text: 20 } as const

const DEFAULT_MIN = 5
const DEFAULT_MAX = maxLengths.text

/**
 * The emoji among the symbols and dingbats of U+2600-27BF, from Unicode's table. ★ is not an emoji.
 */
const DINGBATS =
  /[☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿]/

/**
 * Other emoji and pictographs: whole blocks, the older single ones, and the marks that turn a plain
 * character into an emoji (U+FE0F, U+20E3). Written out because property escapes are missing in
 * old WebViews and weigh kilobytes when compiled for them.
 */
const EMOJI =
  /[\u{1F000}-\u{1FAFF}\u{231A}\u{231B}\u{23E9}-\u{23FA}\u{25FD}\u{25FE}\u{2B1B}\u{2B1C}\u{2B50}\u{2B55}]|\u{FE0F}|\u{20E3}/u

export const hasEmoji = (text: string): boolean => EMOJI.test(text) || DINGBATS.test(text)

export const lengthOf = (text: string): number => Array.from(text).length

/** Cuts by code point, so that no character is split. */
export const clip = ({ value, max }: { value: string; max: number }): string =>
  Array.from(value).slice(0, Math.max(0, max)).join('')

/** Checks a generic text field. Named fields have their own rules. */
export function checkText({
  value: typed,
  min = DEFAULT_MIN,
  max = DEFAULT_MAX,
  optional = false,
}: {
  value: string
  min?: number | undefined
  max?: number | undefined
  optional?: boolean
}): TextResult<TextCode> {
  const value = typed.trim()
  if (value === '') return optional ? { ok: true, value } : { ok: false, code: 'BLANK' }
  if (hasEmoji(value)) return { ok: false, code: 'EMOJI' }
  if (lengthOf(value) < min) return { ok: false, code: 'SHORT' }
  if (lengthOf(value) > max) return { ok: false, code: 'LONG' }
  return { ok: true, value }
}

/** Every match of a pattern with its groups. The oldest supported phones have no `matchAll`. */
export const everyMatch = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const global = new RegExp(pattern.source, 'gi')
  const found: RegExpExecArray[] = []
  for (let match = global.exec(text); match; match = global.exec(text)) found.push(match)
  return found
}

/**
 * Writes a long number in groups of four, as people read it out: `2026 1121 7431 2345`. A line may
 * break between two groups. A policy number begins with letters. Older order numbers, which mix
 * letters and digits, stay as they are.
 */
export const readOut = (number: string): string =>
  /^\w*\d{12}$/.test(number) ? number.replace(/\w{4}(?=\w)/g, '$& ') : number

/** 400-000-3101, 12378 or 95519, but neither 95000元 nor a part of a longer number. */
const NUMBER = /(\b(?:400-?\d{3}-?\d{4}|12378|95\d{3})\b(?!元|万|[-.,%\d]))/

/** Splits a text at its telephone numbers. Every second piece is a number. */
export const splitAtNumbers = (text: string): string[] => text.split(NUMBER)
