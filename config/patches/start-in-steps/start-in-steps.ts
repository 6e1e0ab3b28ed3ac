import { parse, type AnyNode, type AssignmentProperty, type Property } from 'acorn'
import { simple } from 'acorn-walk'
import { Compilation, sources, type Compiler } from 'webpack'

type Described = Record<string, { import?: string[]; dependOn?: string[] }>

/**
 * Lets a slow phone start the web build in steps (ADR 6). React is a separate entry and runs in a
 * task before the application. The functions around the modules of a script get parentheses,
 * which V8 reads as "called at once". V8 then compiles them completely beside the main thread while
 * the script arrives, and not a second time on the main thread.
 */
export class StartInSteps {
  constructor(private readonly first: { name: string; modules: string[] }) {}

  apply(compiler: Compiler): void {
    const entries = compiler.options.entry as Described
    const app = entries['app']
    if (!app) throw new Error('The web build has no entry named app')
    // index.html names the scripts in the order in which the entries are set.
    delete entries['app']
    entries[this.first.name] = { import: this.first.modules }
    entries['app'] = { ...app, dependOn: [this.first.name] }
    compiler.hooks.compilation.tap('StartInSteps', (compilation) => {
      // This runs after the minimiser, which removes such parentheses, and before names get a hash.
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

/** Puts parentheses around the functions of webpack's modules in a script. */
export const compiledAtOnce = (code: string): string =>
  moduleFunctions(code).reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  )

/** The outermost functions under numeric keys, in order. webpack registers modules in this form. */
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
