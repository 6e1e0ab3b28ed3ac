import type { Finding } from './problem'
import type { ProductFile } from './product-file'

/*
 * A health declaration that states its number of questions must have this number. If 十项健康问答 stands
 * above seven questions, people look for the other three or doubt what they sign.
 */

const DIGITS = '零一二三四五六七八九'
const NUMBER = `[\\d十${DIGITS.slice(1)}两]+`
/** A number before one of these words. A question's own number does not count (第3题, 第4至第7题). */
const counted = new RegExp(`(?<![第\\d${DIGITS}十])(${NUMBER})(?:项|题|问|查|个问题|个情形)`, 'g')

/** Reads digits or Chinese numerals below one hundred: 十六 is 16, 二十 is 20. */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const digit = (char: string) => (char === '两' ? 2 : DIGITS.indexOf(char))
  const [tens, units = ''] = text.includes('十') ? text.split('十') : [undefined, text]
  const ten = tens === undefined ? 0 : tens === '' ? 1 : digit(tens)
  return ten * 10 + (units === '' ? 0 : digit(units))
}

/** Texts about the health declaration whose number differs from the number of its questions. */
export function wrongCounts({
  health,
  notices,
}: Pick<ProductFile['page'], 'health' | 'notices'>): Finding[] {
  const told: [string, string][] = [
    ['page.health.title', health.title],
    ['page.health.intro', health.intro],
    ['page.health.agreeText', health.agreeText],
    ...notices.flatMap(({ type, content }, at) =>
      type === 'healthConfirm'
        ? content.map((text, line): [string, string] => [
            `page.notices[${at}].content[${line}]`,
            text,
          ])
        : [],
    ),
  ]
  return told.flatMap(([path, text]) =>
    [...text.matchAll(counted)]
      .map(([words, number = '']) => ({ words, number: readNumber(number) }))
      .filter(({ number }) => number > 1 && number !== health.items.length)
      .map(({ words }) => ({
        path,
        message: `Says ${words}, the declaration has ${health.items.length}`,
      })),
  )
}
