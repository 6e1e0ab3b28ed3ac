import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'

const src = join(__dirname, '../../src')

test('every dialog shows itself in the gallery', () => {
  const folders = readdirSync(src, { withFileTypes: true, recursive: true })
    .filter((one) => one.isDirectory() && basename(one.parentPath) === 'dialogs')
    .map((one) => join(one.parentPath, one.name))
  assert.ok(folders.length > 30)
  const hidden = folders.filter(
    (folder) =>
      !readFileSync(join(dirname(folder), 'demos.ts'), 'utf8').includes(`'./${basename(folder)}'`),
  )
  assert.deepEqual(hidden, [])
})
