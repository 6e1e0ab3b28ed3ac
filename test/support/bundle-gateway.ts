import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'

const root = join(__dirname, '../..')

/** A program as one file: starting it from its sources takes as long as a short life of it. */
export async function bundleGateway(program: string): Promise<string> {
  const name = basename(program, '.ts')
  const outfile = join(root, `.cache/bundle-${process.pid}/${name}.cjs`)
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, program)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    tsconfig: 'tsconfig.server.json',
    logLevel: 'error',
    plugins: [
      {
        // Migrations and catalogue are read from beside their sources.
        name: 'dirname',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/server\/.*\.ts$/ }, async ({ path }) => {
            const text = await readFile(path, 'utf8')
            const contents = text.replaceAll('__dirname', JSON.stringify(dirname(path)))
            return { contents, loader: 'ts' }
          }),
      },
    ],
  })
  return outfile
}
