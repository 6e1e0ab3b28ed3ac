import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import type { Runtime, SourceEdit } from './assets'

/**
 * Makes the code for the browser out of its sources. The installed package holds what this makes
 * and not this file, so it needs neither esbuild nor the framework.
 */

const edited = ({ file, from, to }: SourceEdit): Plugin => ({
  name: 'edited',
  setup: ({ onLoad }) => {
    const path = join(__dirname, 'runtime', file)
    // An edit of a file that is gone, or one that changes nothing, would prove nothing.
    const source = readFileSync(path, 'utf8')
    if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
    onLoad({ filter: /\.(ts|css)$/ }, (args) =>
      args.path === path
        ? { contents: source.replace(from, to), loader: path.endsWith('.css') ? 'css' : 'ts' }
        : undefined,
    )
  },
})

interface Bundling {
  readonly breaking?: SourceEdit | undefined
  readonly minify?: boolean
}

const bundle = async (
  entry: string,
  appId: string,
  { breaking, minify = false }: Bundling = {},
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'runtime', entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    define: { __APP_ID__: JSON.stringify(appId), 'Object.fromEntries': 'fromEntries' },
    inject: [join(__dirname, 'runtime/old-language.ts')],
    minify,
    charset: 'utf8',
    sourcemap: entry === ENTRIES.page && !breaking && !minify ? 'inline' : false,
    plugins: breaking ? [edited(breaking)] : [],
  })
  return outputFiles[0]?.text ?? ''
}

const ENTRIES = { page: 'main.ts', look: 'page.css', insideWebView: 'inside-web-view.ts' } as const

/** The unbroken runtime, minified where nobody reads it. */
export const bundleRuntime = async (appId: string, minify = false): Promise<Runtime> => {
  const { page, look, insideWebView } = ENTRIES
  return {
    page: await bundle(page, appId, { minify }),
    look: await bundle(look, appId, { minify }),
    insideWebView: await bundle(insideWebView, appId, { minify }),
  }
}

/** Bundles only the one of the three parts that holds the edited file. */
export const brokenRuntime = async (
  sound: Runtime,
  appId: string,
  edit: SourceEdit,
): Promise<Runtime> => {
  const own = (['look', 'insideWebView'] as const).find((part) => ENTRIES[part] === edit.file)
  const part = own ?? 'page'
  return { ...sound, [part]: await bundle(ENTRIES[part], appId, { breaking: edit }) }
}

/** The script of the page that shows a program to a person. */
export const bundleViewer = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'viewer/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    minify: true,
    charset: 'utf8',
  })
  return outputFiles[0]?.text ?? ''
}
