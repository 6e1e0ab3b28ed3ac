import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const dialogs = join(__dirname, '../../src/dialogs')

test('every dialog shows itself in the gallery', () => {
  const folders = readdirSync(dialogs, { withFileTypes: true }).filter((one) => one.isDirectory())
  assert.ok(folders.length > 0)
  const hidden = folders
    .map(({ name }) => `${name}/demo.ts`)
    .filter((file) => !existsSync(join(dialogs, file)))
  assert.deepEqual(hidden, [])
})
