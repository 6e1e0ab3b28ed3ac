import { randomBytes } from 'node:crypto'
import { createServer } from 'node:https'
import Fastify from 'fastify'
import { wechatSandboxPlugin, type WechatSandboxOptions } from './plugin'
import { selfSignedCertificate } from './world/certificate'
import { createSandboxClock } from './world/clock'
import { createFaultTable } from './world/faults'
import { generateWechatKeys, type WechatKeys } from './world/keys'
import { createMemoryStore, type SandboxStore } from './world/store'

/**
 * The real host names that the simulators answer to, so that clients with fixed hosts can reach
 * them.
 */
const basesOf: Readonly<Record<string, string>> = {
  'api.mch.weixin.qq.com': '/sandbox/wechatpay',
  'api2.mch.weixin.qq.com': '/sandbox/wechatpay',
  'api.weixin.qq.com': '/sandbox/wechat',
  'open.weixin.qq.com': '/sandbox/wechat',
}
export const playedHosts = Object.keys(basesOf)

type Wanted = {
  /** 0 takes any free port. */
  port?: number
  tlsPort?: number
  keys?: WechatKeys
  store?: SandboxStore
  notifyAgainAfterMs?: WechatSandboxOptions['notifyAgainAfterMs']
}

/**
 * Serves the simulators alone: under `/sandbox` by HTTP, and under the names of the
 * real hosts also by TLS, with a self-signed certificate.
 */
export async function serveWechatSandbox(wanted: Wanted = {}) {
  const { port = 0, tlsPort = 0, keys = generateWechatKeys(), store = createMemoryStore() } = wanted
  const clock = createSandboxClock()
  const faults = createFaultTable()
  const app = Fastify({
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/', headers: { host = '' } }) =>
      url.startsWith('/sandbox/') ? url : `${basesOf[host.split(':')[0] ?? ''] ?? ''}${url}`,
  })
  await app.register(wechatSandboxPlugin, {
    ...{ keys, clock, store, faults },
    nonce: () => randomBytes(12).toString('hex'),
    // A shop on any port of this machine may be led back to.
    isOwnHost: ({ hostname }) => ['127.0.0.1', 'localhost'].includes(hostname),
    ...(wanted.notifyAgainAfterMs && { notifyAgainAfterMs: wanted.notifyAgainAfterMs }),
  })
  const certificate = await selfSignedCertificate({
    ...{ name: 'Sandbox', serial: '01', hosts: [...playedHosts, 'localhost'] },
    ...{ publicKey: keys.platform.publicKey, privateKey: keys.platform.privateKey },
    ...{ from: new Date('2020-01-01T00:00:00Z'), until: new Date('2045-01-01T00:00:00Z') },
  })
  const tls = createServer({ key: keys.platform.privateKey, cert: certificate }, app.routing)
  const origin = await app.listen({ port, host: '127.0.0.1' })
  await new Promise<void>((resolve, reject) => {
    tls.once('error', reject)
    tls.listen(tlsPort, '127.0.0.1', resolve)
  })
  const address = tls.address()

  return {
    ...{ origin, keys, clock, certificate },
    tlsPort: address !== null && typeof address === 'object' ? address.port : tlsPort,
    close: async () => {
      tls.closeAllConnections()
      await new Promise((resolve) => tls.close(resolve))
      await app.close()
    },
  }
}
