import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a gateway asked of PostgreSQL, read from its log (`log_destination=jsonlog`,
 * `log_statement=all`), as scripts that pgbench can run again with the same statements prepared.
 */

interface Line {
  pid: number
  dbname?: string
  message: string
  detail?: string
}

interface Asked {
  text: string
  /** As SQL literals, in order. */
  values: string[]
}

/** Put between two purchases by the one who buys. */
export const marker = (index: number): string => `purchase ${index}`

const linesOf = (data: string): Line[] => {
  const folder = join(data, 'log')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const text = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  return text.flatMap((part) =>
    part
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  )
}

const askedBy = ({ message, detail = '' }: Line): Asked | undefined => {
  const text = /^(?:statement|execute [^:]+): ([\s\S]+)$/.exec(message)?.[1]
  if (text === undefined) return undefined
  const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(
    ([, value = '']) => value,
  )
  return { text, values }
}

const opens = /^begin/i
const closes = /^(commit|rollback)/i

/** Transactions whole and in the order of their ends, as one connection could have asked them. */
const inOrder = (lines: readonly Line[]): Asked[] => {
  const open = new Map<number, Asked[]>()
  const done: Asked[] = []
  for (const line of lines) {
    const asked = askedBy(line)
    if (!asked) continue
    const own = open.get(line.pid)
    if (opens.test(asked.text)) open.set(line.pid, [asked])
    else if (!own) done.push(asked)
    else {
      own.push(asked)
      if (!closes.test(asked.text)) continue
      done.push(...own)
      open.delete(line.pid)
    }
  }
  return done
}

/** The statements of each purchase that was marked; what came before the first is left out. */
export function recorded(data: string, database: string): Asked[][] {
  const lines = linesOf(data).filter(({ dbname }) => dbname === database)
  const purchases: Line[][] = []
  for (const line of lines) {
    if (line.message.startsWith(`statement: -- ${marker(purchases.length)}`)) purchases.push([])
    else purchases.at(-1)?.push(line)
  }
  return purchases.map(inOrder)
}

/** One client's script: every text is prepared when it is first met, as the gateway's driver does. */
export function scriptOf(asked: readonly Asked[]): string {
  const names = new Map<string, string>()
  const lines = asked.flatMap(({ text, values }) => {
    if (values.length === 0) return [`${text};`]
    const known = names.get(text)
    const name = known ?? `s${names.size}`
    names.set(text, name)
    const run = `execute ${name}(${values.join(', ')});`
    return known === undefined ? [`prepare ${name} as ${text};`, run] : [run]
  })
  return `${lines.join('\n')}\n`
}
