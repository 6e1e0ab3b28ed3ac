import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Everything that docs/security.md names exists: tests, their titles, code and decisions. */

const root = join(__dirname, '../../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

interface Row {
  id: string
  /** One of yes, open and n/a. */
  state: string
  reason: string
}

const rows: Row[] = text.split('\n').flatMap((line) => {
  const [, id = '', , state = '', ...reason] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, state, reason: reason.join('|') }] : []
})

/** The files for a name, which is a file without its ending or a folder. */
function filesOf(name: string): string[] {
  const path = join(root, name)
  const file = [path, `${path}.test.ts`, `${path}.test.tsx`, `${path}.ts`].find(
    (each) => existsSync(each) && /\.\w+$/.test(each),
  )
  if (file) return [file]
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.ts'))
    .map((each) => join(path, each))
}

interface Named {
  path: string
  /** Words from the titles of the tests. */
  titles: string[]
}

/** In `test/integration/trace ("refuses"), proposal (limits)` both files are in the same folder. */
function testsIn(reason: string): Named[] {
  const found: Named[] = []
  for (const part of reason.split(/[,;:] (?![^(]*\))/)) {
    const [, path] = /(test\/[\w/-]+\w)/.exec(part) ?? []
    const [, sibling] = /^([a-z][a-z-]*)(?: \(.*\))?$/.exec(part.trim()) ?? []
    const last = found.at(-1)
    const titles = [...part.matchAll(/"([^"]+)"/g)].flatMap(([, title = '']) => title.split(' … '))
    if (path) found.push({ path, titles })
    else if (sibling && last) found.push({ path: join(dirname(last.path), sibling), titles })
  }
  return found
}

test('has a row for each requirement, once, and counts them right', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(text).toContain(
    `${count('yes')} hold with a test or a place in the code named, ${count('open')} are open or the operator's, ${count('n/a')} do not apply.`,
  )
  expect(count('yes') + count('open') + count('n/a')).toBe(rows.length)
})

test('every row says why', () => {
  expect(rows.filter(({ reason }) => reason.replace('|', '').trim() === '')).toEqual([])
})

test('every test that is named exists, and so do those of its names that are quoted', () => {
  const missing = text
    .split('\n')
    .flatMap((line) => line.split('|').flatMap((cell) => testsIn(cell.trim())))
    .flatMap(({ path, titles }) => {
      const files = filesOf(path)
      if (files.length === 0) return [path]
      const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return titles.filter((title) => !source.includes(title)).map((title) => `${path}: ${title}`)
    })
  expect(missing).toEqual([])
})

test('every place in the code and every decision that is named exists', () => {
  const places = [...text.matchAll(/`((?:server|src|scripts)\/[\w./-]+)`/g)].map(([, path]) => path)
  const documents = [...text.matchAll(/\bdocs\/[\w-]+\.md/g)].map(([path]) => path)
  const decisions = readdirSync(join(root, 'docs/adr')).map((name) => name.slice(0, 4))
  const numbers = [...text.matchAll(/adr\/(\d{4})(?:, (\d{4}))?/g)].flatMap(([, a, b]) =>
    [a, b].flatMap((number) => number ?? []),
  )
  expect([...places, ...documents].filter((path = '') => !existsSync(join(root, path)))).toEqual([])
  expect(numbers.filter((number) => !decisions.includes(number))).toEqual([])
  expect(places.length).toBeGreaterThan(5)
  expect(numbers.length).toBeGreaterThan(1)
})
