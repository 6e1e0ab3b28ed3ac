import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { extname, join } from 'node:path'
import { build } from 'esbuild'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** The part of the simulator that runs in the page, as one script. */
const bundleRuntime = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'runtime/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    sourcemap: 'inline',
  })
  return outputFiles[0]?.text ?? ''
}

const readAsset = (dist: string, path: string): Buffer | undefined => {
  const file = join(dist, path)
  const inside = file.startsWith(join(dist, '/'))
  return inside && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

/** Serves the page, the runtime, the program (asked anew on every load) and images of `dist`. */
export const serveAssets = async (dist: string, programScript: () => string): Promise<Server> => {
  const runtime = await bundleRuntime()
  const own: Readonly<Record<string, () => string>> = {
    '/index.html': () => readFileSync(join(__dirname, 'page.html'), 'utf8'),
    '/page.css': () => readFileSync(join(__dirname, 'page.css'), 'utf8'),
    '/runtime.js': () => runtime,
    '/program.js': programScript,
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
  return server
}
