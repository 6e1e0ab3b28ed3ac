import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closureKeys } from '../../scripts/closure-keys.mjs'

/** Lint and types skip what has a known key, so a key must tell every change that they could see. */

const files = {
  'src/page.tsx': `import { price } from './price'\nimport type { Way } from '@/ways'`,
  'src/price.ts': `export { fen } from './fen'`,
  'src/fen.ts': 'export const fen = 1',
  'src/ways.h5.ts': `export * from './ways.types'`,
  'src/ways.weapp.ts': `export * from './ways.types'`,
  'src/ways.types.ts': 'export type Way = 1',
  'src/a.ts': `import './b'`,
  'src/b.ts': `const c = () => import('./c')`,
  'src/c.ts': `import { ofFile } from './tool.mjs'\nrequire('./a')`,
  'src/tool.mjs': `export * from './data.json'`,
  'src/tool.d.mts': 'export declare const ofFile: 1',
  'src/data.json': '{}',
  'server/ask.ts': `import { ask } from '@huimin/core'`,
  'packages/core/index.ts': 'export const ask = 1',
} as const
type Path = keyof typeof files

const keysOf = (changes: Record<string, string | undefined> = {}) => {
  const texts = Object.entries({ ...files, ...changes }).filter(([, text]) => text !== undefined)
  return closureKeys(new Map(texts as [string, string][]))
}
const before = keysOf()
/** The files whose key is another one after these changes. */
const changedBy = (changes: Record<string, string | undefined>) => {
  const after = keysOf(changes)
  return [...before.keys()].filter((file) => after.get(file) !== before.get(file)).sort()
}

const reached: [Path, Path[]][] = [
  ['src/page.tsx', ['src/page.tsx']],
  ['src/fen.ts', ['src/fen.ts', 'src/page.tsx', 'src/price.ts']],
  ['src/ways.weapp.ts', ['src/page.tsx', 'src/ways.weapp.ts']],
  [
    'src/ways.types.ts',
    ['src/page.tsx', 'src/ways.h5.ts', 'src/ways.types.ts', 'src/ways.weapp.ts'],
  ],
  ['packages/core/index.ts', ['packages/core/index.ts', 'server/ask.ts']],
  ['src/tool.d.mts', ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/tool.d.mts']],
  ['src/data.json', ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/data.json', 'src/tool.mjs']],
]
for (const [file, known] of reached)
  test(`a change of ${file} changes the keys of all that reach it`, () =>
    assert.deepEqual(changedBy({ [file]: `${files[file]} // changed` }), known))

test('each file of a circle has a key of its own, and all change with one of them', () => {
  const circle = ['src/a.ts', 'src/b.ts', 'src/c.ts']
  assert.equal(new Set(circle.map((file) => before.get(file))).size, 3)
  for (const file of circle as Path[])
    assert.deepEqual(changedBy({ [file]: `${files[file]}\n// changed` }), circle)
})

test('a file that an import may now find changes the keys as well', () => {
  assert.deepEqual(changedBy({ 'src/fen.h5.ts': '' }), ['src/page.tsx', 'src/price.ts'])
  assert.deepEqual(changedBy({ 'src/fen/index.ts': '' }), ['src/page.tsx', 'src/price.ts'])
})

test('a file that is gone changes the keys of those that imported it', () =>
  assert.deepEqual(changedBy({ 'src/ways.weapp.ts': undefined }), [
    'src/page.tsx',
    'src/ways.weapp.ts',
  ]))

test('the key holds the path, and neither the order of the files nor that of a visit', () => {
  const texts = Object.entries(files)
  assert.deepEqual([...closureKeys(new Map(texts.reverse()))].sort(), [...before].sort())
  const same = closureKeys(
    new Map([
      ['a.ts', ''],
      ['b.ts', ''],
    ]),
  )
  assert.notEqual(same.get('a.ts'), same.get('b.ts'))
})
