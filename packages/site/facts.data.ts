import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Size of the packed package, which its own test measures, and how many packages it needs. */
interface Weight {
  readonly kib: number
  readonly dependencies: number
}

/** Numbers of the page that compares, read from the generated tables and the packages. */
export interface Facts {
  /** Calls of WeChat Pay v3 that are played, and those that answer 501. */
  readonly played: number
  readonly refused: number
  /** Awkward notices of the check. */
  readonly notices: number
  /** Functions of wx: "101 of 421". */
  readonly functions: string
  /** Rules of the experience score that are measured, of all. */
  readonly rules: string
  /** Versions of the rivals that are packages of npm, as this repository tests with them. */
  readonly automator: string
  readonly simulate: string
  readonly sandbox: Weight
  readonly host: Weight
}

declare const data: Facts
export { data }

const packages = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(packages, path), 'utf8')
const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

const callsIn = (text: string, answer: string): number =>
  text
    .split('\n')
    .filter((line) => line.split('|')[2]?.trim() === answer)
    .reduce((total, line) => total + countOf(line, /`[A-Z]+ \/v3/g), 0)

const versionOf = (name: string): string =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version

const weightOf = (name: string): Weight => ({
  kib: Number(/(\d+) KiB/.exec(read(`${name}/docs/en/index.md`))?.[1]),
  dependencies: Object.keys(
    (JSON.parse(read(`${name}/package.json`)) as { dependencies: object }).dependencies,
  ).length,
})

export default {
  watch: ['../*/README.md'],
  load: (): Facts => {
    const sandbox = read('wechat-sandbox/README.md')
    const host = read('weapp-sim/README.md')
    const rules = /<!-- score -->([^]*?)<!-- \/score -->/.exec(host)?.[1] ?? ''
    const all = countOf(rules, /^\| .* \|$/gm) - 2
    return {
      played: callsIn(sandbox, 'yes'),
      refused: callsIn(sandbox, '501'),
      notices: countOf(read('wechat-sandbox/docs/en/check.md'), /^\| `[\w-]+`/gm),
      functions: /\| (\d+ of \d+) *\| played/.exec(host)?.[1] ?? '',
      rules: `${all - countOf(rules, /not measured:/g)} of ${all}`,
      automator: versionOf('miniprogram-automator'),
      simulate: versionOf('miniprogram-simulate'),
      sandbox: weightOf('wechat-sandbox'),
      host: weightOf('weapp-sim'),
    }
  },
}
