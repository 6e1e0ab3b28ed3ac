import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../server/app'
import { openGateway, type TestGateway } from '../../support/gateway'

/** Raw HTTP that no browser sends, written to the socket directly. */

let gateway: TestGateway
let app: FastifyInstance
let port: number
const root = mkdtempSync(join(tmpdir(), 'huimin-raw-'))
beforeAll(async () => {
  mkdirSync(join(root, 'js'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title></title><div id="app"></div>')
  gateway = await openGateway()
  const { ctx, sandbox } = gateway
  app = await createApp(ctx, { version: 'test', sandbox, storefrontRoot: root })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  port = Number(address.port)
})
let lines = 0
afterAll(async () => {
  process.stderr.write(`raw-http: ${lines} lines\n`)
  await app.close()
  await gateway.close()
  rmSync(root, { recursive: true })
})

/** Status and body of the answer. The status is 0 when the connection is closed without one. */
const raw = (text: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    lines += 1
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(180_000, () => socket.destroy(new Error(`No answer to ${text.slice(0, 60)}`)))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body })
    })
  })

const end = 'Host: huimin\r\nConnection: close\r\n\r\n'
const get = (target: string, method = 'GET') => raw(`${method} ${target} HTTP/1.1\r\n${end}`)

const targets = [
  ...['//', '///', '//evil.example/x', '/../x', '/..', '/./x', '/a/../../x', '/\\x', '/\\..\\x'],
  ...['/%', '/%2', '/%00', '/%ff', '/%c0%ae%c0%ae/x', '/%2e%2e/%2e%2e/etc/passwd', '/x%0d%0ay'],
  ...['/?', '/??', '/?%', '/insure?cityCode=%ff', '/insure?cityCode=1&cityCode=2', '/#', '/*'],
  ...[
    '/js',
    '/js/',
    '/index.html/',
    '/;x',
    '/:x',
    '/healthz/',
    '/healthz?x',
    '*',
    'http://x/insure',
  ],
  ...[
    `/${'a'.repeat(15_000)}`,
    `/${'a/'.repeat(7_000)}`,
    `/${'%61'.repeat(4_000)}`,
    `/insure?${'x'.repeat(15_000)}`,
  ],
  ...[
    '/rpc/x',
    '/sandbox/captcha/%00',
    '/sandbox/sms?phoneNumber[]=1',
    '/notify',
    '/openapi.json?',
  ],
]

describe.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s', (method) => {
  test.each(targets.map((target) => [target.slice(0, 40), target]))('%s', async (_name, target) => {
    const { status } = await get(target, method)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })
})

test('HEAD of a page is its GET without the body', async () => {
  for (const page of ['/', '/insure', '/insure?cityCode=310000&productCode=PP57', '/order-center'])
    expect(await get(page, 'HEAD')).toEqual({ status: 200, body: '' })
})

test.each([
  ['no method', `/ HTTP/1.1\r\n${end}`],
  ['no version', `GET /\r\n${end}`],
  ['a version of the future', `GET / HTTP/9.9\r\n${end}`],
  ['a method nobody knows', `HACK / HTTP/1.1\r\n${end}`],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an odd host', 'GET / HTTP/1.1\r\nHost: a b\\c@d:99999\r\nConnection: close\r\n\r\n'],
  ['a space in a header name', `GET / HTTP/1.1\r\nx y: 1\r\n${end}`],
  ['a NUL in a header', `GET / HTTP/1.1\r\nx: a\0b\r\n${end}`],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n${end}`],
  ['two lengths', `POST /rpc/x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}ab`],
  ['a length that is none', `POST /rpc/x HTTP/1.1\r\nContent-Length: -1\r\n${end}`],
  [
    'length and chunks',
    `POST /rpc/x HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
  ],
  ['chunks that are none', `POST /rpc/x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}zz\r\n`],
  [
    'a body of brackets',
    `POST /rpc/city-insur-operation/saveTraceBack HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n${end}${'['.repeat(60_000)}`,
  ],
  ['a range of a page', `GET /insure HTTP/1.1\r\nRange: bytes=9-1\r\n${end}`],
  ['an odd encoding', `GET / HTTP/1.1\r\nAccept-Encoding: ,,;q=x\r\n${end}`],
  ['odd cookies', `GET /insure HTTP/1.1\r\nCookie: ===;;a=%ff;\x01\r\n${end}`],
])('%s is an error of the sender', async (_name, text) => {
  const { status } = await raw(text)
  expect(status).toBeLessThan(500)
})
