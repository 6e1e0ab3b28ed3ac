import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'

/**
 * Every file of src/domain and src/copy must be imported by a page or by the gateway, directly or
 * through other files. Imports by tests and by the testers' gallery do not count.
 */

const root = join(__dirname, '../..')

/** Files that nothing imports yet. A file must leave the list once it is imported. */
const waiting: readonly string[] = []

const GALLERY = 'src/subjects/gallery/copy.ts'

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => relative(root, join(one.parentPath, one.name)))

const isForTesters = (file: string): boolean =>
  file.startsWith('src/subjects/gallery/') || file.startsWith('src/pages/gallery/')

const endings = ['', '.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx', '/index.ts']

/** The files of all targets that an import may mean. */
const filesOf = (importer: string, name: string): string[] => {
  const path = name.startsWith('@/')
    ? join('src', name.slice(2))
    : name.startsWith('.')
      ? join(dirname(importer), name)
      : undefined
  if (path === undefined) return []
  return endings
    .map((ending) => path + ending)
    .filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile())
}

const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
    .importedFiles.flatMap(({ fileName }) => filesOf(file, fileName))

const reachedFrom = (starts: readonly string[]): Set<string> => {
  const reached = new Set<string>()
  const open = [...starts]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...importsOf(file))
  }
  return reached
}

test('every rule and every text is met by somebody', () => {
  const starts = [
    'src/app.tsx',
    'src/app.config.ts',
    'server/main.ts',
    ...sourcesIn('src/pages').filter((file) => !isForTesters(file)),
    ...sourcesIn('src/light'),
  ]
  const reached = reachedFrom(starts)
  const unreached = [...sourcesIn('src/domain'), ...sourcesIn('src/copy')]
    .filter((file) => file !== GALLERY && !reached.has(file))
    .sort()
  assert.deepEqual(unreached, waiting)
})
