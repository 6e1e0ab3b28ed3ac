import { once } from 'node:events'
import { readFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fromSources } from './assets'
import { compile } from './compile'
import { frameFiles } from './frame-files'
import { forward } from './network'
import type { Origins } from './network'
import type { RequestAsk } from './wire/host'
import type { FrameSettings } from './wire/program'

export interface ViewerOptions {
  /** Folder of the compiled mini-program. */
  readonly dist: string
  /** Maps each origin that `wx.request` may reach to the real one; `*` lets it reach any. */
  readonly origins?: Origins
  /** First page with its query. */
  readonly entry?: string | undefined
  /** The default is any free port. */
  readonly port?: number
}

export interface Viewer {
  /** The address of the page. */
  readonly url: string
  readonly stop: () => void
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/** In the package the files lie beside the code. */
const own = (name: string): string => {
  const beside = join(__dirname, name)
  return readFileSync(existsSync(beside) ? beside : join(__dirname, 'viewer', name), 'utf8')
}

const script = async (): Promise<string> =>
  existsSync(join(__dirname, 'viewer.js')) ? own('viewer.js') : fromSources().bundleViewer()

/** What whoever frames the program must say before it starts. */
const settingsScript = (entry: string | undefined): string => {
  const seed = `VIEWER-${Date.now()}`
  const settings: FrameSettings = {
    ...{ loginCode: seed, phoneCode: `${seed}-PHONE`, entry },
    attended: { opensWeb: true },
  }
  return (
    `window.weappSettings = ${JSON.stringify(settings)};` +
    'window.weappHost = function (method, ask) { return parent.weappViewer(method, ask) }'
  )
}

/** Other sites cannot send this header without asking first, and nobody answers them. */
const isOurs = ({ headers }: IncomingMessage): boolean => headers['x-weapp-sim'] === 'viewer'

/** Serves a page on which a person uses the mini-program, and sees what it does. */
export const serveViewer = async (options: ViewerOptions): Promise<Viewer> => {
  const { dist, origins = {}, entry, port = 0 } = options
  const page: Readonly<Record<string, string>> = {
    '/': own('viewer.html'),
    '/viewer.css': own('viewer.css'),
    '/viewer.js': await script(),
  }
  const phone = await frameFiles(dist)
  const { program } = compile(dist)
  const answer = async (
    request: IncomingMessage,
  ): Promise<[type: string, body: string | Buffer]> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    if (path === '/request' && request.method === 'POST' && isOurs(request)) {
      const ask = JSON.parse(await text(request)) as RequestAsk
      return ['application/json', JSON.stringify(await forward(origins, ask))]
    }
    if (path === '/app.json') return ['application/json', JSON.stringify(program.app)]
    if (path === '/phone/settings.js') return [TYPES.js ?? '', settingsScript(entry)]
    const shown = page[path]
    if (shown !== undefined) return [TYPES[path.split('.').pop() ?? ''] ?? TYPES.html ?? '', shown]
    // A program names its pictures from its own root.
    const file = phone[path.replace(/^\/(?:phone\/)?/, '')]
    if (!file) throw new Error('not found')
    return [file.type, file.isBinary ? Buffer.from(file.body, 'base64') : file.body]
  }
  const server = createServer((request, response) => {
    answer(request).then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    )
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
