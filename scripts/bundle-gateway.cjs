const { randomUUID } = require('node:crypto')
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises')
const { basename, dirname, join } = require('node:path')

const root = join(__dirname, '..')

/** Small libraries that every call runs through: as part of the bundle they cost less. */
const inside = ['drizzle-orm', 'valibot', 'dayjs']

/** Migrations, catalogue and scripts are read from beside their sources. */
const ownFolders = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](server|sandbox)[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replaceAll('__dirname', JSON.stringify(dirname(path)))
      return { contents, loader: 'ts' }
    }),
}

/**
 * A program of the gateway (`server/main.ts`) as one file, which starts sooner and spends less on a call
 * than its sources through tsx (docs/adr/0097-the-gateway-runs-as-one-file.md). Several may make it at
 * once, and whoever reads it meanwhile has the old one or the new. CommonJS, so that plain node and
 * tests load it alike.
 */
const bundleGateway = async (program) => {
  // Only now: packages may just have been installed.
  const { build } = require('esbuild')
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const outside = Object.keys(dependencies).filter((name) => !inside.includes(name))
  const outfile = join(root, '.cache', 'gateway', `${basename(program, '.ts')}.cjs`)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, program)],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // What libraries ship as modules is flat in the bundle; as CommonJS every use of a name is a call.
    mainFields: ['module', 'main'],
    external: outside.flatMap((name) => [name, `${name}/*`]),
    sourcemap: 'linked',
    tsconfig: 'tsconfig.server.json',
    logLevel: 'error',
    plugins: [ownFolders],
  })
  await mkdir(dirname(outfile), { recursive: true })
  for (const { path, contents } of outputFiles) {
    const mine = `${path}.${randomUUID()}`
    await writeFile(mine, contents)
    await rename(mine, path)
  }
  return outfile
}

module.exports = { bundleGateway }
