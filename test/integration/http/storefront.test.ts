import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '@/contract/call'
import { calls } from '@/contract/calls'
import { isFor, type Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { redirects } from '@/routes/redirects'
import { createApp } from '../../../server/app'
import { readEnv } from '../../../server/context/env'
import { openTestDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'

/** A stub of the built first screens. Its output shows its inputs. */
const firstScreens = `
exports.page = (path) =>
  path === '/login' ? { title: '登录', html: '<p class="hm-a">form</p>', module: 'pages/login' } : undefined
let drawings = 0
exports.product = ({ shortName }, { fromPremiumFen }, search) => ({
  title: shortName, module: 'pages/insure',
  html: '<p>' + fromPremiumFen + ' ' + search.length + '</p><i>' + (drawings += 1) + '</i>',
})`

let gateway: TestGateway
let app: FastifyInstance
const statements: string[] = []
const dist = mkdtempSync(join(tmpdir(), 'huimin-dist-'))
const root = join(dist, 'h5')
beforeAll(async () => {
  for (const folder of ['js', 'css', '../first-screens'])
    mkdirSync(join(root, folder), { recursive: true })
  const page =
    '<!doctype html><html><head><title></title></head><body><div id="app"></div></body></html>'
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'css/app.1a2b3c.css'), '.hm-page{color:red}')
  writeFileSync(join(root, 'css/1.1a2b3c4d.css'), '.hm-a{margin:0}.hm-a .hm-b{margin:1px}')
  writeFileSync(join(root, 'page-files.json'), '{"pages/login":["js/login.js","css/1.css"]}')
  writeFileSync(join(root, '../first-screens/index.js'), firstScreens)
  writeFileSync(join(root, 'js/app.1a2b3c.js'), `"${'x'.repeat(5000)}"`)
  writeFileSync(join(root, 'robots.txt'), 'User-agent: *')
  const logQuery = (query: string) => statements.push(query)
  gateway = await openGateway({}, { database: await openTestDatabase({ logQuery }) })
  const { ctx, sandbox } = gateway
  app = await createApp(ctx, { version: '1.2.3', sandbox, storefrontRoot: root })
})
afterAll(async () => {
  await app.close()
  await gateway.close()
  rmSync(dist, { recursive: true })
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

  test('tells its pages which official account they belong to', async () => {
    for (const url of ['/', '/login', '/insure?cityCode=310000&productCode=PP57'])
      expect((await get(url)).body).toContain('<meta name="wechat-oa" content="wx-sandbox-oa">')
  })

  test('STO011 tells its pages the domain that their cookies are for', async () => {
    const { ctx } = gateway
    expect((await get('/login')).body).not.toContain('cookie-domain')
    const shared = await createApp(
      { ...ctx, env: { ...ctx.env, COOKIE_DOMAIN: 'shop.example' } },
      { version: '1.2.3', storefrontRoot: root },
    )
    const { body } = await shared.inject({ method: 'GET', url: '/login' })
    expect(body).toContain('<meta name="cookie-domain" content="shop.example">')
    await shared.close()
  })

  test('VA087 tells its pages the hosts that links may lead to, and lets them be shown', async () => {
    expect((await get('/login')).body).not.toContain('link-hosts')
    const { LINK_HOSTS } = readEnv({
      SANDBOX: 'on',
      LINK_HOSTS: 'insurer.example, Partner.example',
    })
    const { ctx } = gateway
    const open = await createApp(
      { ...ctx, env: { ...ctx.env, LINK_HOSTS } },
      { version: '1.2.3', storefrontRoot: root },
    )
    const { body, headers } = await open.inject({ method: 'GET', url: '/login' })
    expect(body).toContain('<meta name="link-hosts" content="insurer.example partner.example">')
    expect(headers['content-security-policy']).toContain(
      "frame-src 'self' https://insurer.example https://*.insurer.example https://partner.example",
    )
    await open.close()
  })

  test('answers with the files by which WeChat sees whose domain it is', async () => {
    const path = '/MP_verify_a1B2.txt'
    expect((await get(path)).statusCode).toBe(404)
    const { DOMAIN_FILES } = readEnv({
      SANDBOX: 'on',
      DOMAIN_FILES: 'MP_verify_a1B2.txt=a1B2,x9.txt=0f',
    })
    const { ctx } = gateway
    const open = await createApp(
      { ...ctx, env: { ...ctx.env, DOMAIN_FILES } },
      { version: '1.2.3', storefrontRoot: root },
    )
    expect((await open.inject({ method: 'GET', url: path })).body).toBe('a1B2')
    expect((await open.inject({ method: 'GET', url: '/x9.txt' })).body).toBe('0f')
    await open.close()
  })

  test('RT answers every public address with the application', async () => {
    const everyPage: Page[] = Object.values(pages)
    const addresses = everyPage.filter((page) => isFor('h5', page)).flatMap(({ paths }) => paths)
    for (const url of [...addresses, ...redirects.keys()]) {
      const { statusCode, headers, body } = await get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(body).toContain('<div id="app">')
    }
  })

  test("draws a known product's first screen before any script runs", async () => {
    const { body } = await get('/insure?cityCode=310000&productCode=PP57&channel=%22%3E')
    expect(body).toMatch(/<title>.+<\/title>/)
    expect(body).toContain('<p>12900 47</p>')
    expect(body.indexOf('id="hm-first"')).toBeLessThan(body.indexOf('id="app"'))
    expect(body).not.toContain('inert')
  })

  test('draws a product once for everybody who comes within a second', async () => {
    let now = Date.parse('2026-11-26T09:00:00+08:00')
    const { ctx } = gateway
    const open = await createApp(
      { ...ctx, clock: { now: () => now } },
      { version: '1.2.3', storefrontRoot: root },
    )
    const drawingOf = async (search: string) => {
      const { body } = await open.inject(`/insure?cityCode=310000&productCode=PP57${search}`)
      return /<i>(\d+)<\/i>/.exec(body)?.[1]
    }
    const first = await drawingOf('')
    const other = await drawingOf('&channel=a')
    now += 999
    expect(await drawingOf('')).toBe(first)
    now += 1
    expect(new Set([first, other, await drawingOf('')]).size).toBe(3)
    await open.close()
  })

  test("draws the other doors still, with their styles and scripts, and nobody else's", async () => {
    const { body } = await get('/login?redirectPath=%2Fsettings')
    expect(body).toContain('<title>登录</title>')
    expect(body).toMatch(/<div id="hm-first" inert aria-hidden="true"[^>]*><p class="hm-a">form/)
    expect(body).toContain('.hm-page{color:red}.hm-a{margin:0}</style>')
    expect(body).toContain('<link rel="preload" as="script" href="/js/login.js">')
    expect(body).toContain('<link rel="preload" as="style" href="/css/1.css">')
    for (const url of [
      '/insure',
      '/insure?cityCode=310000&productCode=ZZZZ',
      // This product uses other names for its order centre and its parties.
      '/login?cityCode=420000&productCode=PH2W',
      '/insure?cityCode=%3Cscript%3E&productCode=%22',
    ]) {
      expect((await get(url)).body).not.toContain('hm-first')
    }
  })

  test('serves hashed files for a year, packed, others checked again', async () => {
    const script = await get('/js/app.1a2b3c.js', { 'accept-encoding': 'gzip' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('gzip')
    const robots = await get('/robots.txt')
    expect(robots.headers['cache-control']).toBe('no-cache')
  })

  test('sends the text of a product packed as the visitor can read it', async () => {
    const { ctx } = gateway
    const open = await createApp(
      { ...ctx, env: { ...ctx.env, APP_ORIGINS: ['https://app.example'] } },
      { version: '1.2.3', storefrontRoot: root },
    )
    const textFor = async (encodings: string) => {
      const { cmd, apiVersion } = calls.readConfig
      const config = { appID: 'huimin_insur', namespace: 'insure_product_page' }
      const { headers, rawPayload } = await open.inject({
        method: 'POST',
        url: pathOf(calls.readConfig),
        headers: { 'accept-encoding': encodings },
        payload: { cmd, apiVersion, data: { ...config, key: '310000_PP57' } },
      })
      return { headers, rawPayload }
    }
    const plain = await textFor('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.rawPayload.toString()).toMatch(/^\{"code":0,.*PP57/)
    for (const encodings of ['br', 'gzip, deflate, br', 'gzip, br']) {
      const { headers, rawPayload } = await textFor(encodings)
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(rawPayload.length),
        'content-type': 'application/json; charset=utf-8',
        vary: 'origin, accept-encoding',
      })
      expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.rawPayload.toString())
    }
    for (const encodings of ['gzip', 'gzip, br;q=0']) {
      const { headers, rawPayload } = await textFor(encodings)
      expect(headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(rawPayload).toString()).toBe(plain.rawPayload.toString())
    }
    await open.close()
  })

  test('asks the database nothing, and sends no file again that somebody has', async () => {
    statements.length = 0
    for (const url of ['/', '/login', '/insure?cityCode=310000&productCode=PP57'])
      expect((await get(url)).statusCode).toBe(200)
    for (const url of ['/js/app.1a2b3c.js', '/robots.txt']) {
      const { headers } = await get(url)
      const again = await get(url, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect(statements).toEqual([])
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

describe('API002 API003 calls that go to other hosts', () => {
  const origin = 'https://m.example.com'
  const open = (more: object) =>
    createApp(
      { ...gateway.ctx, env: { ...gateway.ctx.env, ...more } },
      { version: '1.2.3', storefrontRoot: root },
    )

  test('are told to the pages by kind, and allowed by their policy; none where none is set', async () => {
    expect((await get('/login')).body).not.toContain('other-hosts')
    const bases = { BASE_INF: 'https://inf.example.com', BASE_CLOUD: 'https://cloud.example.com' }
    const there = await open(bases)
    const { body, headers } = await there.inject('/login')
    expect(body.indexOf('/other-hosts.js')).toBeLessThan(body.indexOf('</head>'))
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://inf.example.com https://cloud.example.com;",
    )
    const page = { hmBase: (path: string) => path }
    new Function('window', (await there.inject('/other-hosts.js')).body)(page)
    expect(page.hmBase('/api/config-service/GetConfigV2')).toMatch(/^https:\/\/inf\./)
    expect(page.hmBase('/rpc/city-insur-operation/saveTrace')).toMatch(/^https:\/\/cloud\./)
    expect(page.hmBase('/rpc/city-insur-pay/x')).toBe('/rpc/city-insur-pay/x')
    await there.close()
  })

  test('are answered for the pages that are named, before and with the call, and for no others', async () => {
    const there = await open({ APP_ORIGINS: [origin] })
    const url = '/api/config-service/GetConfigV2'
    const ask = (method: 'OPTIONS' | 'POST', from: string) =>
      there.inject({ method, url, headers: { origin: from }, payload: {} })
    const before = await ask('OPTIONS', origin)
    expect(before.statusCode).toBe(204)
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    })
    expect(before.headers['access-control-allow-headers']).toContain('x-idempotency-key')
    expect((await ask('POST', origin)).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-server-time, x-request-id',
    })
    for (const other of ['https://evil.example.com', `${origin}.evil.com`, 'null'])
      expect((await ask('OPTIONS', other)).headers).not.toHaveProperty(
        'access-control-allow-origin',
      )
    await there.close()
  })
})

test('/healthz says that it works, and which version', async () => {
  const { statusCode, body } = await get('/healthz')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ ok: true, version: '1.2.3' })
})
