import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { transform } from 'esbuild'
import { listFiles } from '../../../weapp-sim/compile'

/** A mini-program of one page for each component of a library, as DevTools would build it. */

export type Library = {
  /** In `.cache` and in what is reported. */
  name: string
  /** What its components are called by: `t` makes `t-button`. */
  prefix: string
  /** Folder of the package that is copied into the mini-program. */
  folder: string
  /** Path of a component's files below it, without suffix. */
  fileOf: (component: string) => string
  /** Markup of a page, where the component alone shows nothing or needs others around it. */
  demos: Readonly<Record<string, string>>
  /** What its page does once it is there, for what is shown by a call alone. */
  scripts?: Readonly<Record<string, string>>
  /** Components that do not work on the host, and why. */
  notYet: Readonly<Record<string, string>>
}

/** Components of the library: folders with files of that name that say `component`. */
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

/** Modules of the language's newer form become those of the mini-program, as DevTools makes them. */
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
