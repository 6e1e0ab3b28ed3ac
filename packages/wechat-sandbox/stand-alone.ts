import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { ordersPage } from './cashier/orders-page'
import { wechatSandboxPlugin, type WechatSandboxOptions } from './plugin'
import { clientSettings, type ClientSettings } from './settings'
import { selfSignedCertificate } from './world/certificate'
import { createSandboxClock, type SandboxClock } from './world/clock'
import { createFaultTable } from './world/faults'
import { generateWechatKeys, type WechatKeys } from './world/keys'
import { createMemoryStore, type SandboxStore } from './world/store'

/**
 * The real host names that the sandbox answers to, so that clients with fixed hosts can reach it.
 */
const basesOf: Readonly<Record<string, string>> = {
  'api.mch.weixin.qq.com': '/sandbox/wechatpay',
  'api2.mch.weixin.qq.com': '/sandbox/wechatpay',
  'api.weixin.qq.com': '/sandbox/wechat',
  'open.weixin.qq.com': '/sandbox/wechat',
}
const playedHosts = Object.keys(basesOf)

type Wanted = {
  /** 0 takes any free port. */
  port?: number
  tlsPort?: number
  /** Where it listens; 0.0.0.0 in a container. Its own addresses name this machine in any case. */
  host?: string
  keys?: WechatKeys
  store?: SandboxStore
} & Partial<Pick<WechatSandboxOptions, 'notifyAgainAfterMs' | 'noticesBy'>>

export type WechatSandbox = {
  origin: string
  /** The port that answers under the names of the real hosts. */
  tlsPort: number
  /** The certificate of that port, which clients must trust (PEM). */
  certificate: string
  keys: WechatKeys
  settings: ClientSettings
  clock: SandboxClock
  close: () => Promise<void>
}

/**
 * Starts the sandbox alone, with keys and data of its own: under `/sandbox` by HTTP,
 * and under the names of the real hosts by TLS, both directly and as the proxy of a client.
 */
export async function startWechatSandbox(wanted: Wanted = {}): Promise<WechatSandbox> {
  const { port = 0, tlsPort = 0, keys = generateWechatKeys(), store = createMemoryStore() } = wanted
  const { notifyAgainAfterMs, noticesBy, host = '127.0.0.1' } = wanted
  let origin = ''
  const clock = createSandboxClock()
  const faults = createFaultTable()
  const app = Fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/', headers: { host = '' } }) => played(url, host),
  })
  await app.register(wechatSandboxPlugin, {
    ...{ keys, clock, store, faults },
    nonce: () => randomBytes(12).toString('hex'),
    // A client with fixed hosts asks another host than a browser can open.
    pagesAt: () => origin,
    // A shop on any port of this machine may be led back to.
    isOwnHost: ({ hostname }) => ['127.0.0.1', 'localhost'].includes(hostname),
    ...(notifyAgainAfterMs && { notifyAgainAfterMs }),
    ...(noticesBy && { noticesBy }),
  })
  ordersPage(app, { store, clock })
  const certificate = await selfSignedCertificate({
    ...{ name: 'Sandbox', serial: '01', hosts: [...playedHosts, 'localhost'] },
    ...keys.platform,
  })
  const tls = createServer({ key: keys.platform.privateKey, cert: certificate }, app.routing)
  await new Promise<void>((resolve, reject) => {
    tls.once('error', reject)
    tls.listen(tlsPort, host, resolve)
  })
  const servedTlsPort = (tls.address() as AddressInfo).port
  proxyTo(app.server, servedTlsPort)
  await app.listen({ port, host })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  return {
    ...{ origin, keys, clock, certificate, tlsPort: servedTlsPort },
    settings: clientSettings(origin, keys),
    close: async () => {
      tls.closeAllConnections()
      await new Promise((resolve) => tls.close(resolve))
      await app.close()
    },
  }
}

/** The path within the sandbox. A proxied request names its whole address. */
function played(url: string, host: string): string {
  const asked = /^https?:\/\/([^/]+)(.*)$/.exec(url)
  const path = asked ? (asked[2] ?? '') : url
  const name = (asked?.[1] ?? host).split(':')[0] ?? ''
  return path.startsWith('/sandbox/') ? path : `${basesOf[name] ?? ''}${path}`
}

/** Clients that know a proxy reach the played hosts through it. It leads nowhere else. */
function proxyTo(server: Server, tlsPort: number): void {
  server.on('connect', (request, socket, head: Buffer) => {
    const [host = ''] = (request.url ?? '').split(':')
    socket.on('error', () => socket.destroy())
    if (!playedHosts.includes(host)) {
      socket.end('HTTP/1.1 403 Only the hosts of WeChat are played\r\n\r\n')
      return
    }
    const played = connect(tlsPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      played.write(head)
      played.pipe(socket)
      socket.pipe(played)
    })
    played.on('error', () => socket.destroy())
    socket.on('close', () => played.destroy())
  })
}
