import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openShop } from '../../support/shop'
import {
  address,
  button,
  fillOne,
  goOn,
  products,
  signIn,
  startInsuring,
} from '../../support/storefront'
import { test } from '../../support/test'

/** API002 API003: pages are on one host, and each kind of call has its own host. */

interface Host {
  server: Server
  origin: string
  asked: string[]
}

/** A separate host in front of the gateway, like an operator's proxy. */
const openHost = async (): Promise<Host> => {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    asked.push(`${method} ${url}`)
    const passed = request(shop.gateway.origin + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}`, asked }
}

const names = ['pages', 'normal', 'inf', 'cloud'] as const
const hosts = new Map<(typeof names)[number], Host>()
const host = (name: (typeof names)[number]): Host => {
  const found = hosts.get(name)
  assert.ok(found)
  return found
}
const shop = openShop({
  own: true,
  settings: async () => {
    for (const name of names) hosts.set(name, await openHost())
    return {
      PUBLIC_URL: host('pages').origin,
      APP_ORIGINS: host('pages').origin,
      BASE_NORMAL: host('normal').origin,
      BASE_INF: host('inf').origin,
      BASE_CLOUD: host('cloud').origin,
    }
  },
})
test.afterAll(() => {
  for (const { server } of hosts.values()) server.close()
})

/** Paths of the POST requests to a host, without the browser's preflight requests. */
const posted = (name: (typeof names)[number]): string[] =>
  host(name)
    .asked.filter((line) => line.startsWith('POST '))
    .map((line) => line.slice('POST '.length))

test('people sign in and begin their purchase, each call on the host of its kind', async () => {
  const others = names.slice(1).map((name) => host(name).origin)
  const { page } = await shop.phone({ others, baseURL: host('pages').origin })
  const { self } = shop.family()
  await page.goto(address('/insure', products.shanghai))
  await button(page, '立即投保').waitFor()
  await startInsuring(page)
  await signIn(page, shop.sandbox, self.mobile)
  await fillOne(page, self)
  await goOn(page)
  await button(page, '均不存在，继续投保').waitFor()
  // A login works on each host, because the browser also sends the cookie that binds it.
  await page.goto(address('/order-center', { ...products.shanghai, tab: 'all' }))
  await page.getByText('暂无订单').first().waitFor()

  assert.deepEqual(posted('pages'), [])
  assert.ok(posted('inf').some((path) => path.endsWith('/GetConfigV2')))
  assert.ok(posted('inf').every((path) => /config-service|user-|wechat-service|broker/.test(path)))
  assert.ok(posted('cloud').every((path) => path.startsWith('/rpc/city-insur-operation/')))
  assert.ok(posted('cloud').length > 0)
  assert.ok(posted('normal').some((path) => path.startsWith('/api/c/city-insur-core/')))
})
