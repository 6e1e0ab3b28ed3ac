/** Reads the numbers that coverage tables write for people, so that checks can compare them. */

const DIGITS = '零一二三四五六七八九'
const digit = (char: string): number => (char === '两' ? 2 : DIGITS.indexOf(char))

/** Reads Chinese numerals: 一万八千 is 18000. */
function numeral(text: string): number {
  let [total, section, current] = [0, 0, 0]
  for (const char of text) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[char]
    if (char === '万') [total, section, current] = [total + (section + current) * 10_000, 0, 0]
    else if (unit === undefined) current = digit(char)
    else [section, current] = [section + (current || 1) * unit, 0]
  }
  return total + section + current
}

/** Reads an amount at the beginning of a text in fen: 1.5万元（合并）, 每人80万元, 一万八千元, 无. */
export function readFen(text: string): number | undefined {
  if (text.startsWith('无')) return 0
  const [, number = '', ten] = /^(?:每人)?([\d.,]+)(万)?元/.exec(text) ?? []
  if (number) return Math.round(Number(number.replaceAll(',', '')) * (ten ? 1_000_000 : 100))
  const [, words] = /^([零一二三四五六七八九十百千万两]+)元/.exec(text) ?? []
  return words === undefined ? undefined : numeral(words) * 100
}

/** Reads all percentages of a text: 70%（既往症37.5%）, 七成五. */
export const readPercents = (text: string): number[] => [
  ...[...text.matchAll(/([\d.]+)%/g)].map(([, number]) => Number(number)),
  ...[...text.matchAll(/([一二三四五六七八九])成([一二三四五六七八九])?/g)].map(
    ([, tens = '', units]) => digit(tens) * 10 + (units ? digit(units) : 0),
  ),
]
