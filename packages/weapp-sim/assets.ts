import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { extname, join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { PAGE_CALLS_SCRIPT } from './page-calls'

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** One change in the source of the runtime. */
export interface SourceEdit {
  /** Path of the file below runtime/. */
  readonly file: string
  readonly from: string
  readonly to: string
}

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

/** The code for the browser: the page, its styles, and WeChat's script for web views. */
interface Runtime {
  readonly page: string
  readonly look: string
  readonly insideWebView: string
}

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
export const soundRuntime = async (appId: string, minify = false): Promise<Runtime> => {
  const { page, look, insideWebView } = ENTRIES
  return {
    page: await bundle(page, appId, { minify }),
    look: await bundle(look, appId, { minify }),
    insideWebView: await bundle(insideWebView, appId, { minify }),
  }
}

/** Bundles only the one of the three parts that holds the edited file. */
const brokenRuntime = async (sound: Runtime, appId: string, edit: SourceEdit): Promise<Runtime> => {
  const own = (['look', 'insideWebView'] as const).find((part) => ENTRIES[part] === edit.file)
  const part = own ?? 'page'
  return { ...sound, [part]: await bundle(ENTRIES[part], appId, { breaking: edit }) }
}

const readAsset = (dist: string, path: string): Buffer | undefined => {
  const file = join(dist, path)
  const inside = file.startsWith(join(dist, '/'))
  return inside && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

export interface Assets {
  readonly server: Server
  /** From the next load on the runtime has this edit. Without an edit it is the unchanged one. */
  readonly breakRuntime: (breaking?: SourceEdit) => Promise<void>
  /** The script that WeChat puts before those of a page in a web view. */
  readonly insideWebView: () => string
}

/** Serves the page, the runtime, the program (built again for every load) and images of `dist`. */
export const serveAssets = async (
  dist: string,
  appId: string,
  programScript: () => string,
): Promise<Assets> => {
  const sound = await soundRuntime(appId)
  let runtime = sound
  const own: Readonly<Record<string, () => string>> = {
    '/index.html': () => readFileSync(join(__dirname, 'page.html'), 'utf8'),
    '/page.css': () => runtime.look,
    '/runtime.js': () => runtime.page,
    '/program.js': programScript,
    '/page-calls.js': () => PAGE_CALLS_SCRIPT,
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname)
    const body = own[path]?.() ?? readAsset(dist, path)
    if (body === undefined) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const breakRuntime = async (breaking?: SourceEdit) => {
    runtime = breaking ? await brokenRuntime(sound, appId, breaking) : sound
  }
  return { server, breakRuntime, insideWebView: () => runtime.insideWebView }
}
