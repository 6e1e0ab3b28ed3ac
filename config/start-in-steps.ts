import { parse, type AnyNode, type AssignmentProperty, type Property } from 'acorn'
import { simple } from 'acorn-walk'
import { Compilation, sources, type Compiler } from 'webpack'

type Described = Record<string, { import?: string[]; dependOn?: string[] }>

/**
 * Lets a slow phone start the web build in steps (ADR 6). React runs as an entry of its own, in a
 * task before the application's; and the functions that hold the modules of a script are set in
 * parentheses, which V8 reads as "called at once": it compiles them whole beside the main thread
 * while the script arrives, instead of a second time on it.
 */
export class StartInSteps {
  constructor(private readonly first: { name: string; modules: string[] }) {}

  apply(compiler: Compiler): void {
    const entries = compiler.options.entry as Described
    const app = entries['app']
    if (!app) throw new Error('The web build has no entry named app')
    // In the order in which index.html names their scripts.
    delete entries['app']
    entries[this.first.name] = { import: this.first.modules }
    entries['app'] = { ...app, dependOn: [this.first.name] }
    compiler.hooks.compilation.tap('StartInSteps', (compilation) => {
      // After the minimiser, which takes such parentheses out, and before names take their hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'StartInSteps', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(compiledAtOnce(source.source().toString())),
          )
      })
    })
  }
}

/** Sets the functions of webpack's modules in a script, which are called at once, in parentheses. */
export const compiledAtOnce = (code: string): string =>
  moduleFunctions(code).reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  )

/** In their order: the outermost values with a number for a name, as webpack registers modules. */
const moduleFunctions = (code: string): AnyNode[] => {
  const found: AnyNode[] = []
  const addModule = ({ key, value, computed, method }: Property | AssignmentProperty): void => {
    const isModule = !computed && !method && key.type === 'Literal' && typeof key.value === 'number'
    if (isModule && value.type.includes('Function')) found.push(value)
  }
  simple(parse(code, { ecmaVersion: 2020 }), { Property: addModule })
  const isOutermost = ({ start, end }: AnyNode) =>
    !found.some((other) => other.start < start && end < other.end)
  return found.filter(isOutermost).sort((one, other) => one.start - other.start)
}
