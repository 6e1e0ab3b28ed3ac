import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { launch } from './launch'
import { RULES } from './score/rules'
import type { Rule } from './score/rules'

/**
 * `npx tsx played.ts` writes into both READMEs which functions of `wx` are played, as the
 * running host says, and into the runtime which functions there are, as WeChat's typings say.
 */

const home = __dirname

/** The face of `wx` in miniprogram-api-typings, in which a mark takes the place of each comment. */
const typings = (mark: (comment: string) => string): string => {
  const home = createRequire(__filename).resolve('miniprogram-api-typings/package.json')
  const text = readFileSync(join(home, '../types/wx/lib.wx.api.d.ts'), 'utf8')
  const code = text.replace(/\/\*[^]*?\*\//g, mark)
  const body = code.slice(code.indexOf('    interface Wx {'))
  return body.slice(0, body.indexOf('\n    }\n'))
}

const once = (found: Iterable<RegExpMatchArray>): readonly string[] =>
  [...new Set([...found].map(([, name = '']) => name))].sort()

/** Every function of `wx`. */
export const typedNames = (): readonly string[] =>
  once(typings(() => '').matchAll(/^ {8}(\w+)[<(]/gm))

/** Those that the typings, which follow WeChat's documents, call given up. */
export const deprecatedNames = (): readonly string[] =>
  once(
    typings((comment) => (comment.includes('@deprecated') ? '@@' : '')).matchAll(/@@\s+(\w+)[<(]/g),
  )

const PER_LINE = 4

const inLines = (names: readonly string[]): string =>
  names
    .map((name, at) => name + (at % PER_LINE === PER_LINE - 1 ? '\n' : ' '))
    .join('')
    .trim()

/** The names of a running host, in the order of the alphabet. */
export const playedNames = async (): Promise<readonly string[]> => {
  const { sim, stop } = await launch(join(home, 'example'))
  try {
    const asked = { method: 'Sim.played', given: {} }
    const names = await sim.page.evaluate(
      ({ method, given }) => window.weappAutomation.call(method, given),
      asked,
    )
    return (names as string[]).sort()
  } finally {
    await stop()
  }
}

const startOf = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? name

/** A row for each first word of the names. */
export const playedTable = (typed: readonly string[], played: readonly string[]): string => {
  const known = typed.filter((name) => played.includes(name))
  const words = [...new Set(known.map(startOf))]
  const rows = words.map((word) => {
    const own = known.filter((name) => startOf(name) === word)
    return `| ${word} | ${own.map((name) => `\`${name}\``).join(', ')} |`
  })
  const head = `| ${known.length} of ${typed.length} | played |`
  return [head, '| --- | --- |', ...rows].join('\n')
}

/** The rules of the experience score, as each README shows them. */
export const scoreTables: Readonly<Record<string, string>> = {
  'README.md': [
    '| rule | weight | limit | measured |',
    '| --- | --- | --- | --- |',
    ...RULES.map(({ title, name, weight, limit, measured, notMeasured }: Rule) =>
      [
        `| ${name} (${title})`,
        weight,
        limit,
        notMeasured ? `not measured: ${notMeasured} |` : `${measured} |`,
      ].join(' | '),
    ),
  ].join('\n'),
  'README.zh-CN.md': [
    '| 规则 | 权重 | 条件 | 测 |',
    '| --- | --- | --- | --- |',
    ...RULES.map(({ title, weight, condition, notMeasured }: Rule) =>
      [`| ${title}`, weight, condition, notMeasured ? '否 |' : '是 |'].join(' | '),
    ),
  ].join('\n'),
}

export const READMES = ['README.md', 'README.zh-CN.md'].map((name) => join(home, name))
const between = (mark: string): RegExp =>
  new RegExp(`(<!-- ${mark} -->\\n)[^]*?(<!-- /${mark} -->)`)

/** The table in a README, with one space between words, because the formatter aligns columns. */
export const tableIn = (text: string, mark = 'played'): string =>
  loosely(between(mark).exec(text)?.[0] ?? '')

export const loosely = (table: string): string =>
  table
    .replace(/<!--.*?-->/g, '')
    .replace(/-+/g, '-')
    .replace(/ +/g, ' ')
    .trim()

const main = async (): Promise<void> => {
  const typed = typedNames()
  const list = join(home, 'runtime/wx/names.ts')
  const names = readFileSync(list, 'utf8').replace(/= `[^]*`/, `= \`\n${inLines(typed)}\n\``)
  writeFileSync(list, names)
  const given = join(home, 'wire/deprecated.ts')
  const gone = readFileSync(given, 'utf8').replace(
    /= `[^]*?`/,
    `= \`\n${inLines(deprecatedNames())}\n\``,
  )
  writeFileSync(given, gone)
  const table = playedTable(typed, await playedNames())
  for (const file of READMES) {
    const score = scoreTables[basename(file)] ?? ''
    const text = readFileSync(file, 'utf8')
      .replace(between('played'), `$1\n${table}\n\n$2`)
      .replace(between('score'), `$1\n${score}\n\n$2`)
    writeFileSync(file, text)
  }
}

if (require.main === module) void main()
