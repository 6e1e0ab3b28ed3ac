import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { describe, test } from 'node:test'
import ts from 'typescript'
import { drawn, floorsOf } from './house'

/** A package imports its own files, node, and what its package.json names. Nothing else. */

const packages = join(__dirname, '../../packages')
const sandbox = join(__dirname, '../../sandbox')
const MOST_FLOORS = 6

/**
 * A room is a folder. A package's face is a room of its own, because a part may use the package as
 * others do; and the cases of insurer-core's kit are one room with what runs them.
 */
const roomOf = (file: string): string => {
  if (file === 'index.ts') return 'the face'
  return file.startsWith('kit/') ? 'kit' : dirname(file)
}

/** No folder stands on a folder that stands on it, and there are few floors. */
const standsOnFloors = (home: string) => {
  const floors = floorsOf(drawn(home, roomOf))
  assert.ok(floors instanceof Map, `A cycle of folders: ${String(floors)}`)
  const height = Math.max(...floors.values())
  console.log(`${basename(home)}: cycles between folders: 0, floors: ${height}`)
  assert.ok(height <= MOST_FLOORS, `${height} floors`)
}

test('the sandbox stands on floors', () => standsOnFloors(sandbox))

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** What a text imports that its package may not. */
const strangersIn = (home: string, file: string, text: string, dependencies: readonly string[]) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => {
      if (name.startsWith('.')) return relative(home, join(dirname(file), name)).startsWith('..')
      if (name.startsWith('node:')) return !isBuiltin(name)
      return !dependencies.some((known) => name === known || name.startsWith(`${known}/`))
    })

for (const name of readdirSync(packages))
  describe(name, () => {
    const home = join(packages, name)
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(home, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>
    const known = Object.keys(dependencies)
    // A package's tests, its scripts and the settings of its tools are not shipped, and what runs in
    // a browser is shipped with all that it imports.
    const isNotInstalled = (file: string) =>
      /^(?:test|dist|scripts|runtime|\.vitepress)\/|^bundle\.ts$|\.config\.ts$/.test(
        relative(home, file),
      )
    const knownTo = (file: string) =>
      isNotInstalled(file) ? [...known, ...Object.keys(devDependencies)] : known

    test('imports nothing outside itself', () => {
      const strangers = filesOf(home).flatMap((file) =>
        strangersIn(home, file, readFileSync(file, 'utf8'), knownTo(file)).map(
          (stranger) => `${relative(home, file)}: ${stranger}`,
        ),
      )
      assert.deepEqual(strangers, [])
    })

    test('stands on floors', () => standsOnFloors(home))

    test('has settings for its types that extend nothing', () => {
      const settings = readFileSync(join(home, 'tsconfig.json'), 'utf8')
      assert.equal(settings.includes('extends'), false)
    })

    test('has a README', () => {
      assert.ok(existsSync(join(home, 'README.md')) && statSync(join(home, 'README.md')).size > 0)
    })

    test('an import from outside is seen', () => {
      const file = join(home, 'inner/file.ts')
      const text = [
        `import '../own'`,
        `import type { A } from '../../other/own'`,
        `export * from '@/domain/base/result'`,
        `import 'left-pad'`,
        `import 'node:fs'`,
      ].join('\n')
      assert.deepEqual(strangersIn(home, file, text, known), [
        ...['../../other/own', '@/domain/base/result', 'left-pad'],
      ])
    })
  })
