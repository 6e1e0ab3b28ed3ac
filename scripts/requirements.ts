/**
 * `npx tsx scripts/requirements.ts` fills the last column of docs/requirements.tsv: the tests that
 * name each requirement. test/walls/requirements.test.ts fails while the table is not what this
 * writes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(__dirname, '..')
const table = join(root, 'docs/requirements.tsv')

/** Where a title or a comment may name a requirement. */
const FOLDERS = ['src', 'server', 'sandbox', 'packages', 'scripts', 'config', 'test']

/** One requirement, or the first and last of a row: `DL021`, `ST065-070`. */
const ID = /\b(API|AU|DL|ENV|EN|ER|KC|MP|RT|STO|ST|UX|VA)(\d{3})(?:[-–](\d{3}))?\b/g

export interface Requirement {
  id: string
  asks: string
  tests: readonly string[]
}

export function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, kind = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first) + 1) },
      (_, index) => kind + String(Number(first) + index).padStart(3, '0'),
    ),
  )
}

/** The files that name each requirement. */
export function namedInFiles(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name))
      if (!entry.isFile() || !/\.[cm]?tsx?$/.test(path) || /node_modules|\/dist\//.test(path))
        continue
      for (const id of idsIn(readFileSync(join(root, path), 'utf8')))
        named.set(id, (named.get(id) ?? new Set()).add(path))
    }
  return named
}

export function read(text: string): Requirement[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', asks = '', tests = ''] = line.split('\t')
      return { id, asks, tests: tests.split(' ').filter(Boolean) }
    })
}

export const write = (rows: readonly Requirement[]): string =>
  [
    'id\tasks\ttests',
    ...rows.map(({ id, asks, tests }) => [id, asks, tests.join(' ')].join('\t')),
  ].join('\n') + '\n'

export const tableText = (): string => readFileSync(table, 'utf8')

/** The same rows in order, with the tests that name them now. */
export const proved = (
  rows: readonly Requirement[],
  named: ReadonlyMap<string, ReadonlySet<string>>,
): Requirement[] =>
  rows
    .map(({ id, asks }) => ({
      id,
      asks,
      tests: [...(named.get(id) ?? [])]
        .filter((path) => /\.test\.tsx?$/.test(path))
        .map((path) => path.replace(/^test\//, ''))
        .sort(),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

/** What is wrong: a requirement without a row, twice, without words, or without a test. */
export function gaps(
  rows: readonly Requirement[],
  named: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const ids = rows.map(({ id }) => id)
  return [
    ...[...named].flatMap(([id, files]) =>
      ids.includes(id) ? [] : [`${id} has no row: ${[...files].join(', ')}`],
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} has two rows`),
    ...rows.filter(({ asks }) => asks === '').map(({ id }) => `${id} asks nothing`),
    ...proved(rows, named)
      .filter(({ tests }) => tests.length === 0)
      .map(({ id }) => `${id} has no test`),
  ]
}

if (require.main === module) writeFileSync(table, write(proved(read(tableText()), namedInFiles())))
