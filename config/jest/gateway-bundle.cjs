const { createHash, randomUUID } = require('node:crypto')
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} = require('node:fs')
const { dirname, join } = require('node:path')
const { gatewayBuild } = require('../../scripts/bundle-gateway.cjs')

const root = join(__dirname, '../..')
const bundle = join(root, '.cache/jest-gateway/gateway.cjs')

/** Folders of the gateway and of what it shares with the client. */
const folders = [
  'server',
  'sandbox',
  'packages/wechat-sandbox',
  ...['contract', 'copy', 'domain', 'routes', 'variants'].map((name) => `src/${name}`),
]

/** Packages that each gateway loads, with the names by which tests import them. */
const packages = {
  '@fastify/compress': [],
  '@fastify/rate-limit': [],
  '@fastify/static': [],
  dayjs: [],
  'drizzle-orm': [
    'drizzle-orm',
    'drizzle-orm/logger',
    'drizzle-orm/node-postgres',
    'drizzle-orm/node-postgres/migrator',
    'drizzle-orm/pg-core',
    'drizzle-orm/pglite',
    'drizzle-orm/pglite/migrator',
  ],
  fastify: ['fastify'],
  helmet: [],
  pino: [],
  pngjs: ['pngjs'],
  'prom-client': [],
  valibot: ['valibot'],
}

/** These exist as ES modules and as CommonJS. `require` would add the packages once more. */
const isEsModule = (name) => /^(drizzle-orm|valibot)\b/.test(name)

const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(?<!\.(d|h5|weapp|config))\.ts$/.test(file) && !/^(workbench\/page|test)\//.test(file),
    )
    .map((file) => join(folder, file))
    .sort()

/** The names in the bundle, by the paths that jest resolves. */
const modules = () =>
  new Map(
    [...folders.flatMap(sourcesIn), ...Object.values(packages).flat()].map((name) => [
      /\.ts$/.test(name) ? join(root, name) : require.resolve(name),
      name,
    ]),
  )

/** The bundle begins with this line, which names everything that it is made of. */
const firstLine = (sources) => {
  const hash = createHash('sha256')
  const settings = [
    'config/jest/gateway-bundle.cjs',
    'config/patches/one-drizzle/plugin.cjs',
    'scripts/bundle-gateway.cjs',
  ]
  const others = [...settings, 'package-lock.json', 'tsconfig.base.json', 'tsconfig.server.json']
  for (const file of [...sources, ...others])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return `// ${hash.digest('hex')}`
}

const isThere = (line) => existsSync(bundle) && readFileSync(bundle, 'utf8').startsWith(line)

/** Reading a stack decodes the whole source map, which takes 0.1 s with lines and 0.7 s with columns. */
const byLine = ({ mappings, ...map }) => {
  const { decode, encode } = require('@jridgewell/sourcemap-codec')
  return JSON.stringify({
    ...map,
    mappings: encode(decode(mappings).map((line) => line.slice(0, 1))),
  })
}

const keep = (path, text) => {
  const own = `${path}.${randomUUID()}`
  writeFileSync(own, text)
  renameSync(own, path)
}

/**
 * Jest calls this once before the first test. It puts the gateway into one file, in which each
 * module still runs on its first use, unless the file is already made of the present sources
 * (docs/adr/0097-the-gateway-runs-as-one-file.md).
 */
const makeBundle = async () => {
  const names = [...modules().values()]
  const sources = names.filter((name) => /\.ts$/.test(name))
  const line = firstLine(sources)
  if (isThere(line)) return
  // These are required late, because an unchanged bundle does not need them.
  const { build } = require('esbuild')
  const { dependencies, devDependencies } = require('../../package.json')
  const outside = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !Object.hasOwn(packages, name),
  )
  const imported = Object.values(packages).flat()
  const esModules = imported.filter(isEsModule)
  const commonJs = [
    ...imported.filter((name) => !isEsModule(name)).map((name) => [name, name]),
    ...sources.map((name) => [name, `./${name}`]),
  ]
  const contents = [
    ...esModules.map((name, at) => `import * as package${at} from '${name}'`),
    'export const modules = {',
    ...esModules.map((name, at) => `'${name}': () => package${at},`),
    ...commonJs.map(([name, path]) => `'${name}': () => require('${path}'),`),
    '}',
  ]
  const { outputFiles } = await build({
    ...gatewayBuild(bundle, outside),
    stdin: { contents: contents.join('\n'), resolveDir: root, sourcefile: 'modules.js' },
    // Jest has no import() without a flag.
    supported: { 'dynamic-import': false },
    banner: { js: line },
  })
  mkdirSync(dirname(bundle), { recursive: true })
  const [map, code] = outputFiles
  // The source map comes first. Another run at the same time reads the old or the new bundle.
  keep(map.path, byLine(JSON.parse(map.text)))
  keep(code.path, code.text)
}

module.exports = makeBundle
Object.assign(module.exports, { bundle, folders, modules, packages: Object.keys(packages) })
