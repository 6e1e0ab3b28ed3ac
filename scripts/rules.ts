/**
 * Runs a rule of src/domain, src/entry or src/copy from the shell:
 *
 *   npm run -s rules -- money.fenToYuan '{"fen":6900}'      prints "69.00"
 *   npm run -s rules -- mask.maskName '"张三丰"'             the JSON value is the one argument
 *   npm run -s rules -- tabTitle.tabTitle --args '[{"title":"..."}]'   positional arguments
 *   npm run -s rules -- version.compareVersions --stdin     one JSON value a line, one answer a line
 *   npm run -s rules -- --list                              names them all
 *
 * A rule's name is its file in camel case, then the export (`credential.validate`). Parts of the
 * applicant form and of credentials have their folder first (`credential.id18.readId18`), and
 * rules of the other two folders begin with `entry.` and `copy.`. undefined prints as null. A rule
 * that throws prints {"error": message} and the exit code is 1. A wrong call exits with 2.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

type Rule = (...args: unknown[]) => unknown
class UsageError extends Error {}

const SOURCE = join(__dirname, '../src')
const HINT = 'npm run -s rules -- --list names all rules.'

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Rules in these folders have folder and file in their name, unless both have the same name. */
const wholes = ['applicant-form', 'credential']

/** `domain`, `credential/id18.ts` -> `credential.id18`. */
const ruleFile = (folder: string, file: string): string => {
  const parts = file.replace(/\.ts$/, '').split(/[/\\]/)
  const own = parts.at(-1) ?? ''
  const whole = parts.find((part) => wholes.includes(part) && part !== own)
  return [folder === 'domain' ? '' : folder, whole ?? '', own]
    .filter((part) => part !== '')
    .map(camel)
    .join('.')
}

const files = new Map(
  ['domain', 'entry', 'copy'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[^.]+\.ts$/.test(file))
      .map((file): [string, string] => [ruleFile(folder, file), join(SOURCE, folder, file)]),
  ),
)

async function rulesOf(file: string): Promise<[name: string, rule: Rule][]> {
  const module = (await import(pathToFileURL(file).href)) as object
  return Object.entries(module).filter(
    (entry): entry is [string, Rule] => typeof entry[1] === 'function' && entry[0] !== 'default',
  )
}

async function list(): Promise<void> {
  for (const [area, file] of [...files].sort()) {
    try {
      for (const [name] of await rulesOf(file)) console.log(`${area}.${name}`)
    } catch {
      // A file that needs a browser or a phone to load, such as the app's start, is no pure rule.
      console.error(`Left out ${area}: it does not load in Node alone.`)
    }
  }
}

async function find(name: string): Promise<Rule> {
  const dot = name.lastIndexOf('.')
  const file = files.get(name.slice(0, Math.max(dot, 0)))
  const rule = file && (await rulesOf(file)).find(([own]) => own === name.slice(dot + 1))
  if (!rule) throw new UsageError(`There is no rule "${name}". ${HINT}`)
  return rule[1]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`Not a JSON value: ${text}`)
  }
}

function parseList(text: string): unknown[] {
  const value = parse(text)
  if (!Array.isArray(value)) throw new UsageError('--args takes a JSON array.')
  return value
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Answers one line of JSON, also when the rule throws. */
async function answer(run: () => unknown): Promise<string> {
  try {
    return JSON.stringify(await run()) ?? 'null'
  } catch (error) {
    process.exitCode = 1
    return JSON.stringify({ error: messageOf(error) })
  }
}

async function main(words: string[]): Promise<void> {
  const has = (flag: string) => words.includes(flag)
  const [name, json, ...rest] = words.filter((word) => !['--args', '--stdin'].includes(word))
  if (has('--list')) return list()
  if (!name || rest.length > 0)
    throw new UsageError(
      `Usage: npm run -s rules -- <rule> [json | --args json | --stdin]. ${HINT}`,
    )

  const rule = await find(name)
  const read = (text: string) => (has('--args') ? parseList(text) : [parse(text)])
  if (has('--stdin')) {
    const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
    for await (const line of lines) console.log(await answer(() => rule(...read(line))))
    return
  }
  const args = json === undefined ? [] : read(json)
  console.log(await answer(() => rule(...args)))
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
})
