import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../server/app'
import { openGateway, type TestGateway } from '../support/gateway'

let gateway: TestGateway
let app: FastifyInstance
const root = mkdtempSync(join(tmpdir(), 'huimin-h5-'))
beforeAll(async () => {
  for (const folder of ['js', 'css']) mkdirSync(join(root, folder))
  const page =
    '<!doctype html><html><head><title></title></head><body><div id="app"></div></body></html>'
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'js/app.1a2b3c4d.js'), `"${'x'.repeat(5000)}"`)
  writeFileSync(join(root, 'robots.txt'), 'User-agent: *')
  gateway = await openGateway()
  const { ctx, sandbox } = gateway
  app = await createApp(ctx, { version: '1.2.3', sandbox, storefrontRoot: root })
}, 60_000)
afterAll(async () => {
  await app.close()
  await gateway.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

describe('the storefront', () => {
  test('serves the app for every address that is a page, never from a cache', async () => {
    for (const url of [
      '/',
      '/insure?cityCode=310000&productCode=PP57',
      '/payment?payOrderId=1',
      '/x/y',
    ]) {
      const { statusCode, headers, body } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('id="app"')
    }
  })

  test("draws a known product's first screen before any script runs, and nobody else's", async () => {
    const { body } = await get('/insure?cityCode=310000&productCode=PP57')
    expect(body).toContain('<title>')
    expect(body.indexOf('id="hm-first"')).toBeLessThan(body.indexOf('id="app"'))
    expect(body).toContain('申城安心保')
    for (const url of [
      '/insure',
      '/insure?cityCode=310000&productCode=ZZZZ',
      '/login',
      '/insure?cityCode=%3Cscript%3E&productCode=%22',
    ]) {
      expect((await get(url)).body).not.toContain('hm-first')
    }
  })

  test('serves hashed files for a year, packed, others checked again', async () => {
    const script = await get('/js/app.1a2b3c4d.js', { 'accept-encoding': 'gzip' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('gzip')
    const robots = await get('/robots.txt')
    expect(robots.headers['cache-control']).toBe('no-cache')
  })

  test('is no page where a file or a call was meant', async () => {
    for (const url of [
      '/js/gone.js',
      '/rpc/none',
      '/api/none',
      '/sandbox/none',
      '/..%2f..%2fpackage.json',
    ])
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('loads nothing from elsewhere and is framed by nobody', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https?:/)
  })
})

test('/healthz says that it works, and which version', async () => {
  const { statusCode, body } = await get('/healthz')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ ok: true, version: '1.2.3' })
})

test('/openapi.json is served', async () => {
  expect(JSON.parse((await get('/openapi.json')).body)).toMatchObject({ openapi: '3.1.0' })
})
