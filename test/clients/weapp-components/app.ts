import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { transform } from 'esbuild'
import { listFiles } from '../../support/list-files'

/** Builds a mini-program with one page for each component of a library, as DevTools does. */

export type Library = {
  /** Name of the library in `.cache` and in reports. */
  name: string
  /** Prefix of its components: `t` makes `t-button`. */
  prefix: string
  /** Folder of the package that is copied into the mini-program. */
  folder: string
  /** Path of a component's files below `folder`, without suffix. */
  fileOf: (component: string) => string
  /** Markup for a component that shows nothing alone or needs other components around it. */
  demos: Readonly<Record<string, string>>
  /** Scripts that run when the page is ready, for components that only a call can show. */
  scripts?: Readonly<Record<string, string>>
  /** Components that do not work in the simulator, each with the reason. */
  notYet: Readonly<Record<string, string>>
}

/** Names of the library's components. They are folders whose JSON file says `component`. */
export const componentsOf = ({ folder, fileOf }: Library): string[] =>
  [...new Set(listFiles(folder).map((file) => file.split('/')[0] ?? ''))].filter((name) => {
    try {
      const config = JSON.parse(readFileSync(join(folder, `${fileOf(name)}.json`), 'utf8')) as {
        component?: boolean
      }
      return config.component === true
    } catch {
      return false
    }
  })

const isNeeded = (file: string) =>
  ['.js', '.json', '.wxml', '.wxss', '.wxs'].includes(extname(file))

/** Copies the library and turns ES modules into modules of the mini-program, as DevTools does. */
async function copyLibrary(library: Library, out: string): Promise<void> {
  const files = listFiles(library.folder).filter(isNeeded)
  await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(join(library.folder, file), 'utf8')
      const text =
        extname(file) === '.js'
          ? (await transform(source, { format: 'cjs', target: 'es2019' })).code
          : source
      write(join(out, 'lib', file), text)
    }),
  )
}

export async function buildApp(library: Library, out: string): Promise<string[]> {
  rmSync(out, { recursive: true, force: true })
  await copyLibrary(library, out)
  const components = componentsOf(library)
  const { prefix, fileOf, demos, scripts = {} } = library
  const all = Object.fromEntries(
    components.map((name) => [`${prefix}-${name}`, `/lib/${fileOf(name)}`]),
  )
  for (const name of components) {
    const demo = demos[name] ?? `<${prefix}-${name}>示例</${prefix}-${name}>`
    const markup = `<view id="demo">${demo}</view>`
    const used = Object.entries(all).filter(([tag]) => new RegExp(`<${tag}[\\s>/]`).test(markup))
    const page = join(out, `pages/${name}/index`)
    write(`${page}.json`, JSON.stringify({ usingComponents: Object.fromEntries(used) }))
    write(`${page}.wxml`, markup)
    write(`${page}.js`, `Page({ onReady() { ${scripts[name] ?? ''} } })`)
  }
  write(join(out, 'app.js'), 'App({})')
  const pages = components.map((name) => `pages/${name}/index`)
  write(join(out, 'app.json'), JSON.stringify({ pages }))
  return components
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
