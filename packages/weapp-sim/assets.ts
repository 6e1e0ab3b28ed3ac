import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import type * as Bundle from './bundle'
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

/** The code for the browser: the page, its styles, and WeChat's script for web views. */
export interface Runtime {
  readonly page: string
  readonly look: string
  readonly insideWebView: string
}

/** How `tsup.config.ts` calls them in the installed package. */
const BUILT = { page: 'runtime.js', look: 'page.css', insideWebView: 'inside-web-view.js' } as const

const readBuilt = (): Runtime | undefined => {
  if (!existsSync(join(__dirname, BUILT.page))) return undefined
  const read = (part: keyof Runtime) => readFileSync(join(__dirname, BUILT[part]), 'utf8')
  return { page: read('page'), look: read('look'), insideWebView: read('insideWebView') }
}

/** What bundles from the sources. Test runners compile what is required, not what is imported later. */
export const fromSources = (): typeof Bundle =>
  createRequire(__filename)('./bundle') as typeof Bundle

/** The unbroken runtime: that of the installed package, or a new one from the sources. */
export const soundRuntime = async (appId: string, minify = false): Promise<Runtime> =>
  readBuilt() ?? fromSources().bundleRuntime(appId, minify)

const readAsset = (dist: string, path: string): Buffer | undefined => {
  const file = join(dist, path)
  const inside = file.startsWith(join(dist, '/'))
  return inside && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

export interface Assets {
  readonly server: Server
  /** From the next load on the runtime has this edit, where its sources are. Without one it is sound. */
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
    runtime = breaking ? await fromSources().brokenRuntime(sound, appId, breaking) : sound
  }
  return { server, breakRuntime, insideWebView: () => runtime.insideWebView }
}
