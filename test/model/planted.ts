import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { explore } from './explore'
import type { PlantedFault } from './faults'

const root = join(__dirname, '../..')

/** The exploration of a model in which a fault is planted. Fails where the place of the fault is gone. */
export async function exploreWith({ edits }: Pick<PlantedFault, 'edits'>): Promise<typeof explore> {
  let left = edits.length
  const built = await build({
    ...{ absWorkingDir: root, entryPoints: ['test/model/explore.ts'], write: false },
    ...{ bundle: true, platform: 'node', format: 'cjs', logLevel: 'silent' },
    plugins: [
      {
        name: 'planted',
        setup: ({ onLoad }) => {
          onLoad({ filter: /\/model\/\w+\.ts$/ }, async ({ path }) => {
            let contents = await readFile(path, 'utf8')
            for (const { file, find, put } of edits.filter(
              (one) => path === join(root, one.file),
            )) {
              if (contents.split(find).length !== 2) throw new Error(`${file} has not one: ${find}`)
              contents = contents.replace(find, () => put)
              left -= 1
            }
            return { contents, loader: 'ts' }
          })
        },
      },
    ],
  })
  if (left > 0) throw new Error(`${left} edits name a file that the model does not have`)
  const module: { exports: { explore?: typeof explore } } = { exports: {} }
  const run = new Function('module', 'exports', 'require', built.outputFiles?.[0]?.text ?? '')
  run(module, module.exports, createRequire(__filename))
  if (!module.exports.explore) throw new Error('The model was not built')
  return module.exports.explore
}
