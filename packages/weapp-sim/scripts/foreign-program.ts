import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { listFiles } from '../compile'
import type { AppConfig, FileConfig } from '../wire/program'

/** Makes a compiled mini-program of what others wrote, by the steps that DevTools makes. */

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** ES modules, TypeScript and younger syntax become scripts that a phone can read. */
const asScript = async (file: string): Promise<string> => {
  const source = readFileSync(file, 'utf8')
  try {
    const loader = extname(file) === '.ts' ? 'ts' : 'js'
    const { code } = await transform(source, { loader, format: 'cjs', target: 'es2018' })
    return code
  } catch {
    return source
  }
}

/** Files of tools and notes, which are no part of a program. */
const isLeftOut = (file: string): boolean =>
  /(^|\/)(node_modules|miniprogram_npm\/\.cache|\.git|__test__|_example|cloudfunctions)\//.test(
    file,
  ) || /\.(d\.ts|md|map)$/.test(file)

const copy = async (folder: string, out: string): Promise<void> => {
  for (const file of listFiles(folder)) {
    const from = join(folder, file)
    if (isLeftOut(file) || !existsSync(from)) continue
    const to = join(out, file.replace(/\.ts$/, '.js'))
    if (/\.[jt]s$/.test(file)) write(to, await asScript(from))
    else {
      mkdirSync(dirname(to), { recursive: true })
      cpSync(from, to)
    }
  }
}

/** Where a package keeps what a mini-program uses of it. */
const packageFolder = (home: string): string => {
  const { miniprogram, main } = (readJson(join(home, 'package.json')) ?? {}) as {
    miniprogram?: string
    main?: string
  }
  const named = [miniprogram, 'miniprogram_dist', 'dist', main && dirname(main)]
  const found = named.find((name) => name && existsSync(join(home, name)))
  return join(home, found ?? '.')
}

/** The step "build npm" of DevTools: the packages that were installed beside the program. */
const copyPackages = async (folder: string, out: string): Promise<void> => {
  const { dependencies = {} } = (readJson(join(folder, 'package.json')) ?? {}) as {
    dependencies?: Readonly<Record<string, string>>
  }
  for (const name of Object.keys(dependencies)) {
    const home = join(folder, 'node_modules', name)
    if (!existsSync(home)) continue
    const to = join(out, 'miniprogram_npm', name)
    await copy(packageFolder(home), to)
    const { main } = readJson(join(home, 'package.json')) as { main?: string }
    const entry = main && relative(packageFolder(home), join(home, main))
    if (entry && !existsSync(join(to, 'index.js')))
      write(join(to, 'index.js'), `module.exports = require('./${entry}')`)
  }
}

const pagesOf = ({ pages, subPackages = [], subpackages = [] }: AppConfig): string[] => [
  ...pages,
  ...[...subPackages, ...subpackages].flatMap(({ root, pages: own }) =>
    own.map((page) => join(root, page)),
  ),
]

/** What a component of a library says of its properties, read as text. */
const propertiesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/\b(\w+): ?(?:\{\s*type: ?)?(String|Boolean)\b/g)].map(
      ([, name = '', type = '']) => [name, type],
    ),
  )

const SHOWN = ['visible', 'show', 'open', 'isOpen']
const NAMED = ['title', 'label', 'content', 'text', 'message', 'description', 'desc']

/** A component shows more when its own properties say that it is open and what it is called. */
const markup = (tag: string, source: string): string => {
  const properties = propertiesIn(source)
  const given = [
    ...SHOWN.filter((name) => properties.get(name) === 'Boolean').map(
      (name) => `${name}="{{true}}"`,
    ),
    ...NAMED.filter((name) => properties.get(name) === 'String').map((name) => `${name}="示例"`),
  ]
  return `<${tag} ${given.join(' ')}>示例</${tag}>`
}

/** A page for each component of a library. */
const showComponents = (out: string): string[] => {
  const components = listFiles(join(out, 'lib'))
    .filter((file) => extname(file) === '.json')
    .map((file) => file.slice(0, -'.json'.length))
    .filter((path) => {
      const config = readJson(join(out, 'lib', `${path}.json`)) as FileConfig | undefined
      return config?.component === true && existsSync(join(out, 'lib', `${path}.js`))
    })
  return components.map((path) => {
    const page = `pages/${path}/index`
    const beside = ['js', 'props.js'].map((ending) =>
      join(out, 'lib', ending === 'js' ? `${path}.js` : join(dirname(path), ending)),
    )
    const source = beside.filter(existsSync).map((file) => readFileSync(file, 'utf8'))
    write(join(out, `${page}.json`), JSON.stringify({ usingComponents: { shown: `/lib/${path}` } }))
    write(join(out, `${page}.wxml`), markup('shown', source.join('\n')))
    write(join(out, `${page}.js`), 'Page({})')
    return page
  })
}

/** Writes a compiled mini-program, and answers its pages. */
export const asProgram = async (folder: string, out: string): Promise<readonly string[]> => {
  const app = readJson(join(folder, 'app.json')) as Partial<AppConfig> | undefined
  if (app?.pages) {
    await copy(folder, out)
    await copyPackages(folder, out)
    // A page may lie in a part of the repository that was not copied.
    return pagesOf({ ...app, pages: app.pages }).filter((page) =>
      existsSync(join(out, `${page}.wxml`)),
    )
  }
  await copy(packageFolder(folder), join(out, 'lib'))
  const pages = showComponents(out)
  write(join(out, 'app.js'), 'App({})')
  write(join(out, 'app.json'), JSON.stringify({ pages }))
  return pages
}
