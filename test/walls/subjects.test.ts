import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/**
 * A test stands in the folder of what it is about, which has the name of a folder of the sources. So
 * whoever looks for a subject finds its pages, its calls, its rows and its tests under one name.
 */

const root = join(__dirname, '../..')
const KINDS = ['unit', 'ui', 'integration', 'e2e-h5', 'e2e-weapp']

/** What tests are about beside the folders of the sources. */
const WHOLE: Readonly<Record<string, string>> = {
  dialogs: 'the dialogs of all subjects',
  drills: 'several machines of PostgreSQL, of which one dies or is cut off',
  elder: '长辈版 of all pages',
  failures: 'deaths, races, lost answers, no network',
  heard: 'what a screen reader says',
  look: 'letters, colours, access by every hand, first screens',
  patches: 'changes of libraries (config/patches)',
  purchase: 'the whole way of buying',
  restore: 'a backup that is restored',
  start: 'how the gateway starts and keeps its data',
  support: 'what tests are made of',
  taps: 'how many taps a way takes',
}

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const known = new Set([
  ...[
    '',
    'src',
    'src/subjects',
    'src/domain',
    'src/ui',
    'server',
    'server/records',
    'sandbox',
  ].flatMap(foldersIn),
  ...Object.keys(WHOLE),
])

/** Test files that lie flat, or in a folder whose name nothing else has. */
const strangers = (files: readonly string[]): string[] =>
  files.filter((file) => {
    const [subject = '', ...rest] = file.split('/').slice(2)
    return rest.length === 0 || !known.has(subject)
  })

const testFiles = KINDS.flatMap((kind) =>
  readdirSync(join(root, 'test', kind), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `test/${kind}/${name}`),
)

test('every test stands in the folder of its subject', () => {
  assert.ok(testFiles.length > 400)
  assert.deepEqual(strangers(testFiles), [])
})

test('one that lies flat, or under a name of its own, is seen', () => {
  assert.deepEqual(
    strangers([
      'test/ui/hello.test.tsx',
      'test/unit/misc/hello.test.ts',
      'test/e2e-h5/pay/hello.test.ts',
    ]),
    ['test/ui/hello.test.tsx', 'test/unit/misc/hello.test.ts'],
  )
})

test('each name beside the sources is used', () => {
  const used = new Set(testFiles.map((file) => file.split('/')[2]))
  assert.deepEqual(
    Object.keys(WHOLE).filter((name) => !used.has(name)),
    [],
  )
})
