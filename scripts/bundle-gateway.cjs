const { randomUUID } = require('node:crypto')
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises')
const { basename, dirname, join } = require('node:path')
const { oneDrizzle } = require('../config/patches/one-drizzle/plugin.cjs')

const root = join(__dirname, '..')

/** Small libraries that every call uses. They are faster inside the bundle. */
const inside = ['drizzle-orm', 'valibot', 'dayjs']

/** What the sandbox alone loads, and late. It is no part of what serves real people. */
const ofSandbox = ['oidc-provider']

/** Keeps `__dirname` of the sources, because migrations, catalogue and scripts lie beside them. */
const ownFolders = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](server|sandbox|wechat-sandbox)[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replaceAll('__dirname', JSON.stringify(dirname(path)))
      return { contents, loader: 'ts' }
    }),
}

/** How esbuild makes one file of the gateway, without these packages. */
const gatewayBuild = (outfile, outside) => ({
  absWorkingDir: root,
  outfile,
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // ES modules become flat code in the bundle. With CommonJS every use of a name is a call.
  mainFields: ['module', 'main'],
  external: outside.flatMap((name) => [name, `${name}/*`]),
  sourcemap: 'linked',
  tsconfig: 'tsconfig.server.json',
  logLevel: 'error',
  plugins: [ownFolders, oneDrizzle],
})

/**
 * Bundles a program of the gateway (`server/main.ts`) into one file, which starts sooner and needs
 * less time per call than the sources through tsx (docs/adr/0097-the-gateway-runs-as-one-file.md).
 * Several processes may do this at once: a reader gets either the old or the new file. The bundle
 * is CommonJS, so that both plain node and tests can load it.
 */
const bundleGateway = async (program) => {
  // This is required late, because the packages may just have been installed.
  const { build } = require('esbuild')
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const outside = Object.keys(dependencies).filter((name) => !inside.includes(name))
  const outfile = join(root, '.cache', 'gateway', `${basename(program, '.ts')}.cjs`)
  const { outputFiles } = await build({
    ...gatewayBuild(outfile, [...outside, ...ofSandbox]),
    entryPoints: [join(root, program)],
  })
  await mkdir(dirname(outfile), { recursive: true })
  for (const { path, contents } of outputFiles) {
    const mine = `${path}.${randomUUID()}`
    await writeFile(mine, contents)
    await rename(mine, path)
  }
  return outfile
}

module.exports = { bundleGateway, gatewayBuild }
