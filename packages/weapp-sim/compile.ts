import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'acorn'
import { TmplGroup } from 'glass-easel-template-compiler'
import { bindingsOf } from './bindings'
import type { Bindings } from './bindings'
import { withComponents } from './components'
import { keptProgram } from './kept-programs'
import type { AppConfig, FileConfig, Program } from './wire/program'
import { withReadableScripts, wxsToScript } from './wxs'
import { wxssToCss } from './wxss'

/** A warning of the template compiler. The runtime would ignore it. */
export interface TemplateWarning {
  readonly path: string
  readonly line: number
  readonly message: string
}

export interface Compiled {
  readonly program: Program
  /** A JavaScript expression: template functions by path. */
  readonly templates: string
  readonly warnings: readonly TemplateWarning[]
  readonly bindings: Bindings
}

interface RawWarning {
  readonly path: string
  readonly startLine: number
  readonly message: string
}

export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

/**
 * A script with syntax newer than ES2019 throws when it is required: iOS 12 cannot read it and shows
 * a white page.
 */
const readable = (file: string, code: string): string => {
  try {
    parse(code, { ecmaVersion: 2019, allowReturnOutsideFunction: true, allowHashBang: true })
    return code
  } catch (error) {
    const why = `${file} cannot be read on iOS 12: ${String(error)}`
    return `throw new SyntaxError(${JSON.stringify(why)})`
  }
}

/** Comments and trailing commas are no JSON, but DevTools reads them. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const bare = text
      .replace(/^\uFEFF/, '')
      .replace(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[^]*?\*\//g, '$1')
      .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, '$1')
    return JSON.parse(bare)
  }
}

/** The program that was compiled last. A process opens one program many times. */
let last: { readonly key: string; readonly compiled: Compiled } | undefined

/** The sources by which a kept program was compiled. */
const COMPILERS = [
  __filename,
  ...['bindings.ts', 'components.ts', 'wxs.ts', 'wxss.ts', 'wire/rpx.ts']
    .map((file) => join(__dirname, file))
    .filter(existsSync),
  ...['acorn', 'acorn-walk', 'glass-easel-template-compiler'].map((name) =>
    createRequire(__filename).resolve(`${name}/package.json`),
  ),
]

/** Turns the output of `taro build --type weapp` into what the page in the browser loads. */
export const compile = (dist: string): Compiled => {
  if (!existsSync(join(dist, 'app.json')))
    throw new Error(`No mini-program in ${dist}: build first`)
  const states = listFiles(dist).map((file) => {
    const { mtimeMs, ctimeMs, size } = statSync(join(dist, file))
    return `${file} ${mtimeMs} ${ctimeMs} ${size}`
  })
  const key = [dist, ...states].join('\n')
  if (last?.key !== key)
    last = {
      key,
      compiled: keptProgram(COMPILERS.concat(sourcesOf(dist)), () => compileAnew(dist)),
    }
  return last.compiled
}

const sourcesOf = (dist: string): string[] =>
  listFiles(dist)
    .filter((file) => /\.(wxml|wxs|json|js|wxss)$/.test(file))
    .map((file) => join(dist, file))

const compileAnew = (dist: string): Compiled => {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const group = new TmplGroup()
  const configs: Record<string, FileConfig> = {}
  const modules: Record<string, string> = {}
  const styles: Record<string, string> = {}
  const warnings: TemplateWarning[] = []
  const faults: string[] = []
  const texts: Record<string, string> = {}
  const take = (file: string): void => {
    const dot = file.lastIndexOf('.')
    const path = file.slice(0, dot)
    switch (file.slice(dot)) {
      case '.wxml': {
        texts[path] = withReadableScripts(read(file), (why) => faults.push(`${file}: ${why}`))
        const found = (group.addTmpl(path, texts[path]) ?? []) as readonly RawWarning[]
        warnings.push(
          ...found.map((w) => ({ path: w.path, line: w.startLine, message: w.message })),
        )
        break
      }
      case '.wxs':
        // A template names the script without its suffix, another script names it with the suffix.
        for (const name of [path, file]) group.addScript(name, wxsToScript(read(file)))
        break
      case '.json':
        configs[path] = parseJson(read(file)) as FileConfig
        break
      case '.js':
        modules[path] = readable(file, read(file))
        break
      case '.wxss':
        styles[path] = wxssToCss(dist, join(dist, file))
        break
    }
  }
  for (const file of listFiles(dist)) {
    try {
      take(file)
    } catch (error) {
      // One file that nobody can read does not stop the others.
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const templates = group.getTmplGenObjectGroups()
  group.free()
  const app = parseJson(read('app.json')) as AppConfig
  return {
    program: { app, configs: withComponents(configs, modules), modules, styles, faults },
    templates,
    warnings,
    bindings: bindingsOf(texts),
  }
}
