import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'esbuild'
import { extensions } from '../../config/extensions'

/**
 * The size of a download does not depend on the number of cities: neither the settings of the
 * builds nor any page import the catalogue or anything else of the gateway.
 */

const root = join(__dirname, '../..')

const modulesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

for (const target of ['h5', 'weapp'] as const)
  test(`UX RT015 the ${target} build reads nothing of any city`, async () => {
    const entryPoints = [
      'config/index.ts',
      'scripts/first-screens.ts',
      'src/app.tsx',
      'src/app.config.ts',
      'src/first-screens/screens.tsx',
      ...modulesIn('src/pages'),
    ]
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints,
      outdir: 'nowhere',
      write: false,
      metafile: true,
      bundle: true,
      packages: 'external',
      platform: 'node',
      loader: { '.css': 'empty' },
      resolveExtensions: extensions(target),
      alias: { '@': join(root, 'src') },
      logLevel: 'error',
    })
    const read = Object.keys(metafile.inputs)
    assert.ok(read.length > 500, `${read.length} files`)
    const strange = read.filter((file) => !/^(src|config)\//.test(file))
    assert.deepEqual(strange, ['scripts/first-screens.ts'])
  })
