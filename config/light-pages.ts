import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  parseSync,
  transformSync,
  traverse,
  types,
  type PluginObj,
  type TransformOptions,
} from '@babel/core'
import { build, type Plugin } from 'esbuild'
import { parse, type Root } from 'postcss'
import { Compilation, sources, type Compiler } from 'webpack'
import { lightPages, lightPaths, pages, redirects, writeRows, type LightPage } from './routes'
import { gatewayUrls } from './weapp-gateway'

const root = resolve(__dirname, '..')
const source = join(root, 'src/light')

/** The language of iOS 12, the oldest engine that runs the mini-program (.browserslistrc). */
const SCRIPT = 'es2018'
const SHEET = 'ios12'

/** Must run before every other module. */
const OLD_ENGINES = join(root, 'src/platform/old-engines.ts')

/** Modules that the build computes from the route table, of which the pages need little. */
const computed: Readonly<Record<string, () => string>> = {
  'light/kit/paths.ts': () =>
    `export const publicPaths = () => ${JSON.stringify(lightPaths.publicPaths().join(' '))}.split(' ')
     export const nativePaths = ${JSON.stringify(lightPaths.nativePaths)}`,
  'routes/pages.ts': () =>
    `import { readRows } from '@/light/kit/rows'
     export const pages = readRows(${JSON.stringify(writeRows(pages))})`,
  // Only the paths are read.
  'routes/redirects.ts': () =>
    `export const redirects = new Map(${JSON.stringify([...redirects.keys()].map((path) => [path]))})`,
}

const TYPESCRIPT: TransformOptions = {
  configFile: false,
  babelrc: false,
  parserOpts: { plugins: ['typescript'] },
}

const parsed = (file: string): types.File => {
  const tree = parseSync(readFileSync(join(source, file), 'utf8'), TYPESCRIPT)
  if (!tree) throw new Error(`${file} cannot be read`)
  return tree
}

/** Names that the light pages read of an object. */
const namesRead = (): Set<string> => {
  const names = new Set<string>()
  const add = (key: types.Node): void => void (types.isIdentifier(key) && names.add(key.name))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts')))
    traverse(parsed(file), {
      MemberExpression: ({ node }) => add(node.property),
      ObjectPattern: ({ node }) =>
        node.properties.forEach((one) => types.isObjectProperty(one) && add(one.key)),
    })
  return names
}

/** Texts that the light pages do not read would be a sixth of them. */
const withoutUnreadTexts = (text: string): string => {
  const read = namesRead()
  const leaveOut: PluginObj = {
    visitor: {
      ObjectProperty(path) {
        const { key, value } = path.node
        if (types.isIdentifier(key) && types.isStringLiteral(value) && !read.has(key.name))
          path.remove()
      },
    },
  }
  return transformSync(text, { ...TYPESCRIPT, plugins: [() => leaveOut] })?.code ?? ''
}

const lean: Plugin = {
  name: 'lean',
  setup({ onLoad }) {
    for (const [file, contents] of Object.entries(computed))
      onLoad({ filter: new RegExp(`${file.replace(/\W/g, '\\W')}$`) }, () => ({
        contents: contents(),
      }))
    onLoad({ filter: /copy\Wshell\W(shell|buttons|host)\.ts$/ }, ({ path }) => ({
      contents: withoutUnreadTexts(readFileSync(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

interface Bundled {
  readonly text: string
  readonly inputs: readonly string[]
}

const bundle = async (file: string): Promise<Bundled> => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(source, file)],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    target: file.endsWith('.css') ? SHEET : SCRIPT,
    alias: { '@': join(root, 'src') },
    absWorkingDir: root,
    define: { 'process.env.GATEWAY_URL': gatewayUrls(process.env)['GATEWAY_URL'] ?? '""' },
    inject: file.endsWith('.css') ? [] : [OLD_ENGINES],
    plugins: [lean],
  })
  const inputs = Object.keys(metafile.inputs).map((name) => join(root, name))
  return { text: outputFiles[0]?.text ?? '', inputs }
}

const inRpx = (value: string): string =>
  value.replace(/(\d*\.?\d+)px/g, (_, size: string) => `${Number(size) * 2}rpx`)

/** Leaves out the variables of the tokens that no rule uses, and those that only they use. */
const leaveOutUnused = (sheet: Root): void => {
  const used = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let isPruned = false
  sheet.walkDecls(/^--/, (variable) => {
    if (used.has(variable.prop)) return
    variable.remove()
    isPruned = true
  })
  if (isPruned) leaveOutUnused(sheet)
}

/**
 * The rules of the classes that a template has. As Taro does with the other sheets, it takes them as
 * written for a phone 375 px wide.
 */
const sheetFor = (css: string, wxml: string): string => {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const classes = [...rule.selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
    if (!classes.every((name) => wxml.includes(name))) rule.remove()
  })
  sheet.walkDecls((declared) => {
    declared.value = inRpx(declared.value)
  })
  leaveOutUnused(sheet)
  return sheet.toString()
}

const withoutSpaces = (wxml: string): string => wxml.replace(/>\s+</g, '><').trim()

interface AppJson {
  readonly subPackages?: readonly object[]
}

/** Adds the packages of the light pages. The framework must not know them, or it would build them. */
const withLightPackages = (json: string): string => {
  const app = JSON.parse(json) as AppJson
  const own = lightPages.map((page) => ({
    root: page.root,
    pages: [page.module],
    independent: true,
  }))
  return JSON.stringify({ ...app, subPackages: [...(app.subPackages ?? []), ...own] })
}

/**
 * Builds the pages of `src/light` (ADR 45). Each becomes an independent subpackage of one page,
 * which holds everything that it needs: WeChat shares no file between such packages.
 */
export class LightPages {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LightPages', (compilation) => {
      // After the framework's files and the minimiser.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'LightPages', stage }, async () => {
        compilation.updateAsset(
          'app.json',
          (given) => new sources.RawSource(withLightPackages(given.source().toString())),
        )
        const sheet = await bundle('light.css')
        compilation.fileDependencies.addAll(sheet.inputs)
        await Promise.all(lightPages.map((page) => this.emit(compilation, page, sheet.text)))
      })
    })
  }

  private async emit(compilation: Compilation, page: LightPage, sheet: string): Promise<void> {
    const { text, inputs } = await bundle(`${page.key}.ts`)
    const own = join(source, `${page.key}.wxml`)
    const template = existsSync(own) ? own : join(source, 'panel.wxml')
    const wxml = withoutSpaces(readFileSync(template, 'utf8'))
    const wxss = sheetFor(sheet, wxml)
    const json = JSON.stringify({ navigationBarTitleText: page.title, usingComponents: {} })
    compilation.fileDependencies.addAll([template, ...inputs])
    for (const [ending, content] of Object.entries({ js: text, json, wxml, wxss }))
      compilation.emitAsset(`${page.root}/${page.module}.${ending}`, new sources.RawSource(content))
  }
}
