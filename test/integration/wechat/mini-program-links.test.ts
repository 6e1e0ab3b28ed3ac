import { PNG } from 'pngjs'
import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, moveClock, signIn } from '../../support/purchase'

/** Ways into the mini-program: codes to scan, links that open WeChat, and their targets. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const product = { routeKey: 'insure', paramStr: 'cityCode=310000&productCode=PP57&wtagid=W1' }
const DAY_MS = 24 * 3_600_000

describe('a code', () => {
  test('is a picture, and its scene says where it leads', async () => {
    const { image, scene } = done(await gateway.call('makeCode', product))
    const png = PNG.sync.read(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64'))
    expect([png.width, png.height]).toEqual([430, 430])
    expect(done(await gateway.call('resolveScene', { scene }))).toEqual(product)
  })

  test('for the same destination is the same one, asked for by many at once', async () => {
    const wanted = { routeKey: 'policyList', redirectPath: '/policy-list?wtagid=W2' }
    const made = await Promise.all(
      Array.from({ length: 5 }, () => gateway.call('makeCode', wanted)),
    )
    expect(new Set(made.map((reply) => done(reply).scene)).size).toBe(1)
  })

  test('never ends', async () => {
    const { scene } = done(await gateway.call('makeCode', product))
    await moveClock(gateway, 3 * 365 * DAY_MS)
    await gateway.jobs()
    expect(done(await gateway.call('resolveScene', { scene }))).toEqual(product)
  })

  test.each([
    { routeKey: 'insure', redirectPath: 'https://evil.example/' },
    { routeKey: 'insure', redirectPath: '//evil' },
    { routeKey: 'insure', redirectPath: '/\\evil.example' },
    { routeKey: 'insure', paramStr: 'a=<script>' },
    { routeKey: '../x' },
    { routeKey: 'insure', width: 5000 },
  ])('is not drawn for %j', async (wanted) => {
    const reply = await gateway.call('makeCode', wanted)
    expect(reply).toMatchObject({ status: 400, code: errorCodes.BAD_REQUEST })
  })

  test('that nobody made leads nowhere', async () => {
    const reply = await gateway.call('resolveScene', { scene: '0'.repeat(26) })
    expect(reply.code).toBe(errorCodes.NOT_FOUND)
  })

  test.each([41030, 45009, -1, 40097])('says so when WeChat refuses with %i', async (code) => {
    gateway.sandbox.faults.add({ cmd: 'wechat.code', mode: 'code', code, times: 1 })
    const wanted = { routeKey: `page${Math.abs(code)}` }
    expect((await gateway.call('makeCode', wanted)).code).toBe(errorCodes.WX_UNAVAILABLE)
    done(await gateway.call('makeCode', wanted))
  })
})

describe('the picture by its address', () => {
  const picture = (query: Record<string, string>) =>
    fetch(
      `${gateway.origin}/api/wefit/v1/open/wefit-v2-service/getQRCode?${new URLSearchParams(query)}`,
    )

  const widthOf = async (answer: Response) => {
    const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
    expect(height).toBe(width)
    return width
  }

  test('is for who is signed in, and as wide as is asked', async () => {
    const { openId, token } = await signIn(gateway)
    const query = { openId, token, width: '120', ...product, redirectPath: '/insure' }
    const answer = await picture(query)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await widthOf(answer)).toBe(120)
    for (const width of ['150', '280', '1280'])
      expect(await widthOf(await picture({ ...query, width }))).toBe(Number(width))
    const { width: _usual, ...unsaid } = query
    expect(await widthOf(await picture(unsaid))).toBe(120)
    // API019: all six parameters are present, and one may be empty.
    expect((await picture({ ...query, redirectPath: '' })).status).toBe(200)
    expect((await picture({ ...query, token: 'x' })).status).toBe(401)
    expect((await picture({ ...query, width: '9999' })).status).toBe(400)
  })
})

describe('a link', () => {
  const link = (kind: 'SCHEME' | 'URL_LINK' = 'SCHEME') =>
    gateway.call('makeLink', { ...product, kind })

  test('opens the share page with the scene, and is made once while it is good', async () => {
    const first = done(await link())
    expect(first.url).toMatch(/pages\/base\/redirect\/index\?scene=[0-9A-Z]{26}$/)
    expect(done(await link())).toEqual(first)
    await moveClock(gateway, 29 * DAY_MS + 1)
    const later = done(await link())
    expect(Date.parse(later.expireAt)).toBeGreaterThan(Date.parse(first.expireAt))
  })

  test('of either kind', async () => {
    done(await link('URL_LINK'))
  })
})

test('one address makes sixty new ones an hour', async () => {
  const own = await openGateway()
  try {
    const ask = (at: number) => own.call('makeLink', { routeKey: `page${at}`, kind: 'SCHEME' })
    for (let at = 0; at < 60; at += 1) done(await ask(at))
    expect((await ask(60)).code).toBe(errorCodes.TOO_MANY_REQUESTS)
    done(await ask(5))
    await moveClock(own, 3_600_000)
    done(await ask(60))
  } finally {
    await own.close()
  }
})

test('all together make as many a day as is set', async () => {
  const own = await openGateway({ WECHAT_LINK_DAILY_LIMIT: '1' })
  try {
    done(await own.call('makeCode', { routeKey: 'one' }))
    const second = await own.call('makeCode', { routeKey: 'two' })
    expect(second.code).toBe(errorCodes.TOO_MANY_REQUESTS)
  } finally {
    await own.close()
  }
})
