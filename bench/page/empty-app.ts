import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Project from '@tarojs/cli/dist/create/project'

/**
 * The comparison for our entry pages: Taro's empty web application, made from the default template
 * of the installed version and built unchanged. `.cache` keeps it until the Taro version changes.
 */

const root = join(__dirname, '../..')
const cli = dirname(require.resolve('@tarojs/cli/package.json'))
const { version } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8')) as {
  version: string
}
const home = join(root, '.cache', `empty-taro-${version}`)

const create = async (): Promise<void> => {
  const project = new Project({
    ...{ projectDir: dirname(home), projectName: basename(home), description: '', npm: 'Npm' },
    ...{ framework: 'React', css: 'None', compiler: 'Webpack5', template: 'default' },
    ...{ autoInstall: false, typescript: false, buildEs5: false, date: '2026-1-1' },
  } as unknown as ConstructorParameters<typeof Project>[0])
  await new Promise<void>((resolve) => project.write(resolve))
  rmSync(join(home, '.git'), { recursive: true, force: true })
  // The template uses a plugin that generates pages, which is not installed here.
  const config = join(home, 'config/index.js')
  writeFileSync(config, readFileSync(config, 'utf8').replace('"@tarojs/plugin-generator"', ''))
}

const build = async (): Promise<string> => {
  const dist = join(home, 'dist')
  if (existsSync(join(dist, 'index.html'))) return dist
  rmSync(home, { recursive: true, force: true })
  await create()
  const { status } = spawnSync(join(root, 'node_modules/.bin/taro'), ['build', '--type', 'h5'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', TARO_TELEMETRY: '0', DO_NOT_TRACK: '1' },
  })
  if (status !== 0 || !existsSync(join(dist, 'index.html')))
    throw new Error("Taro's empty application was not built")
  return dist
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** Serves the application compressed, as the gateway serves ours. */
export const serveEmptyApp = async (): Promise<{ origin: string; stop: () => void }> => {
  const dist = await build()
  const packed = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const path = /^\/(js|css)\/[\w.]+$/.test(url) ? url : '/index.html'
    const file = join(dist, path)
    if (!existsSync(file)) return response.writeHead(404).end()
    const body = packed.get(path) ?? gzipSync(readFileSync(file), { level: 9 })
    packed.set(path, body)
    const type = types[path.split('.').pop() ?? ''] ?? 'text/plain'
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'gzip',
    })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
