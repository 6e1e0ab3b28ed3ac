import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { createApp } from '../../../server/app'
import { openGateway, type TestGateway } from '../../support/gateway'

/** What reading costs the gateway: answers are made once, and one address does not read endlessly. */

/** Each product page that is drawn holds an `<i>`. */
const firstScreens = `
exports.page = () => undefined
exports.product = () => ({ title: '', module: 'pages/insure', html: '<i></i>' })`

let gateway: TestGateway
let app: FastifyInstance
const dist = mkdtempSync(join(tmpdir(), 'huimin-dist-'))
const root = join(dist, 'h5')
beforeAll(async () => {
  for (const folder of ['js', '../first-screens'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head><title></title></head><body><div id="app"></div></body></html>',
  )
  writeFileSync(join(root, '../first-screens/index.js'), firstScreens)
  writeFileSync(join(root, 'js/app.1a2b3c.js'), '""')
  gateway = await openGateway()
  app = await createApp(gateway.ctx, { version: '1', storefrontRoot: root })
})
afterAll(async () => {
  await app.close()
  await gateway.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

describe('/openapi.json', () => {
  test('is served, and is made and compressed once', async () => {
    const plain = await get('/openapi.json')
    expect(JSON.parse(plain.body)).toMatchObject({ openapi: '3.1.0' })
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
    const make = jest.spyOn(JSON, 'stringify')
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => get('/openapi.json', { 'accept-encoding': 'br' })),
    )
    for (const { headers, rawPayload } of asked) {
      expect(headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
    }
    expect(
      make.mock.calls.filter(([value]) => typeof value === 'object' && 'openapi' in Object(value)),
    ).toEqual([])
    make.mockRestore()
  })

  test('is off in production unless it is set', async () => {
    const { ctx } = gateway
    const off = await createApp({ ...ctx, env: { ...ctx.env, OPENAPI: false } }, { version: '1' })
    expect((await off.inject('/openapi.json')).statusCode).toBe(404)
    await off.close()
  })
})

describe('what one address reads', () => {
  const remoteAddress = '203.0.113.7'
  const other = '203.0.113.8'

  test('is limited in a minute, apart from its calls and from other addresses', async () => {
    const { ctx } = gateway
    const env = { ...ctx.env, GET_LIMIT: 3 }
    const small = await createApp({ ...ctx, env }, { version: '1', storefrontRoot: root })
    const read = async (url: string, from = remoteAddress) =>
      (await small.inject({ method: 'GET', url, remoteAddress: from })).statusCode
    for (const url of ['/healthz', '/login', '/js/app.1a2b3c.js']) expect(await read(url)).toBe(200)
    expect(await read('/login')).toBe(429)
    expect(await read('/login', other)).toBe(200)
    const url = pathOf(calls.listOrders)
    const asked = await small.inject({ method: 'POST', url, payload: {}, remoteAddress })
    expect(asked.statusCode).toBe(401)
    await small.close()
  })

  test('is drawn so often, and after that everybody behind it still gets the page', async () => {
    const page = (n: number, from = remoteAddress) =>
      app.inject({
        url: `/insure?cityCode=310000&productCode=PP57&n=${n}`,
        remoteAddress: from,
      })
    const drawn = []
    for (let n = 0; n < 310; n += 1) {
      const { statusCode, body } = await page(n)
      expect(statusCode).toBe(200)
      expect(body).toContain('id="app"')
      drawn.push(body.includes('<i>'))
    }
    expect(drawn.filter(Boolean)).toHaveLength(300)
    expect((await page(999, other)).body).toContain('<i>')
  })
})
