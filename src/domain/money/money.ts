/**
 * Money is an integer number of fen (1 yuan = 100 fen) everywhere; yuan exists only as text. Floats
 * are not used (0.1 + 0.2, 1.005), so that shown, charged and refunded amounts agree.
 */
import { fail, ok, type Result } from '../base/result'

const YUAN = /^([+-]?)(\d{1,14})(?:\.(\d{1,2}))?$/

/**
 * Throws a RangeError for an amount that is not a safe integer: it is a bug and must never be shown
 * or charged.
 */
function checked(fen: number): number {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not a whole number of fen: ${fen}`)
  return fen
}

/**
 * Writes fen as yuan: `6990` -> `69.90`, or `69.9` with `trimZeros`. Throws a RangeError for an
 * amount that is not whole fen.
 */
export function fenToYuan({
  fen,
  trimZeros = false,
}: {
  fen: number
  trimZeros?: boolean
}): string {
  const digits = String(Math.abs(checked(fen))).padStart(3, '0')
  const cents = digits.slice(-2)
  const kept = trimZeros ? cents.replace(/0+$/, '') : cents
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}${kept && `.${kept}`}`
}

/** The same with the sign of the currency: `¥69.90`, or `¥69.9` with `trimZeros`. */
export const yuanText = (amount: Parameters<typeof fenToYuan>[0]): string => `¥${fenToYuan(amount)}`

export type YuanTextFault = 'MONEY_FORMAT' | 'MONEY_RANGE'

/**
 * Reads an amount in yuan that a user or an operator types and answers fen. More than two decimals
 * are refused, never rounded.
 */
export function yuanToFen({ yuan }: { yuan: string }): Result<number, YuanTextFault> {
  const match = YUAN.exec(yuan.trim())
  if (!match) return fail('MONEY_FORMAT')
  const [, sign, whole = '', cents = ''] = match
  const fen = Number(whole + cents.padEnd(2, '0'))
  if (!Number.isSafeInteger(fen)) return fail('MONEY_RANGE')
  return ok(sign === '-' && fen !== 0 ? -fen : fen)
}

export const sumFen = (amounts: readonly number[]): number =>
  amounts.reduce((total, fen) => checked(total + checked(fen)), 0)

const WAN = 10_000
const YI = 100_000_000

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** `128000` as `12.8万`. It rounds down, so that a statement is never more than the truth. */
export const countText = (count: number): string =>
  count < WAN ? grouped(count) : `${Math.floor(count / 1000) / 10}万`

/** An amount in fen as `35.6万元` or `8,600元`, rounded down. */
export const sumText = (fen: number): string => {
  const yuan = Math.floor(fen / 100)
  return yuan < YI ? `${countText(yuan)}元` : `${Math.floor(yuan / (YI / 100)) / 100}亿元`
}
