import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launch } from './launch'

/**
 * `npx tsx played.ts` writes into both READMEs which functions of `wx` are played, as the
 * running host says, and into the runtime which functions there are, as WeChat's typings say.
 */

const home = __dirname

/** Every function of `wx` in miniprogram-api-typings. */
export const typedNames = (): readonly string[] => {
  const typings = createRequire(__filename).resolve('miniprogram-api-typings/package.json')
  const text = readFileSync(join(typings, '../types/wx/lib.wx.api.d.ts'), 'utf8')
  const code = text.replace(/\/\*[^]*?\*\//g, '')
  const body = code.slice(code.indexOf('    interface Wx {'))
  const names = body.slice(0, body.indexOf('\n    }\n')).matchAll(/^ {8}(\w+)[<(]/gm)
  return [...new Set([...names].map(([, name = '']) => name))].sort()
}

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

export const READMES = ['README.md', 'README.zh-CN.md'].map((name) => join(home, name))
const BETWEEN = /(<!-- played -->\n)[^]*?(<!-- \/played -->)/

/** The table in a README, with one space between words, because the formatter aligns columns. */
export const tableIn = (text: string): string => loosely(BETWEEN.exec(text)?.[0] ?? '')

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
  const table = playedTable(typed, await playedNames())
  for (const file of READMES)
    writeFileSync(file, readFileSync(file, 'utf8').replace(BETWEEN, `$1\n${table}\n\n$2`))
}

if (require.main === module) void main()
