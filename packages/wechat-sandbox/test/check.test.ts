import assert from 'node:assert/strict'
import { createDecipheriv, createVerify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { cases } from '../check/cases'
import { checkHandler } from '../check/handler'
import { startWechatSandbox, type WechatSandbox } from '../stand-alone'
import { platformKeys } from '../world/keys'

/** The check must find fault with a careless handler, and with nothing in a careful one. */

let sandbox: WechatSandbox
before(async () => {
  sandbox = await startWechatSandbox({ notifyAgainAfterMs: [] })
})
after(() => sandbox.close())

type Notice = { headers: IncomingHttpHeaders; body: string }

async function serve(handle: (notice: Notice) => number) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      let status = 500
      try {
        status = handle({ headers: request.headers, body })
      } catch {
        // What breaks a handler answers 500, as a web framework does.
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { notifyUrl: `http://127.0.0.1:${port}/notify`, close: () => server.close() }
}

/** Opens the sealed content, as the README of an SDK shows it. */
function opened(body: string): Record<string, unknown> {
  const { resource } = JSON.parse(body) as { resource: Record<string, string> }
  const { ciphertext = '', nonce = '', associated_data = '' } = resource
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sandbox.keys.apiV3Key, nonce)
  decipher.setAuthTag(bytes.subarray(-16))
  decipher.setAAD(Buffer.from(associated_data))
  const text = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
  return JSON.parse(text.toString()) as Record<string, unknown>
}

const verdictsOf = async (notifyUrl: string) => {
  const verdicts = await checkHandler({ notifyUrl, sandbox: sandbox.origin, keys: sandbox.keys })
  return {
    failed: verdicts.filter(({ passed }) => !passed).map(({ name }) => name),
    all: verdicts,
  }
}

test('a handler that only opens the content takes what anybody sends', async () => {
  const handler = await serve(({ body }) => (opened(body) ? 200 : 400))
  const { failed, all } = await verdictsOf(handler.notifyUrl)
  handler.close()
  assert.deepEqual(failed, [
    ...['unsigned', 'signature', 'body', 'nonce', 'stranger', 'serial', 'probe', 'late'],
    ...['resource', 'amount', 'merchant', 'app'],
  ])
  const unsigned = all.find(({ name }) => name === 'unsigned')
  assert.equal(
    unsigned?.why,
    'it was accepted: money can be stolen: goods are given for a payment that nobody made',
  )
})

test('a careful handler passes every case', async () => {
  const isSigned = ({ headers, body }: Notice): boolean => {
    const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '')
    const key = Object.entries(platformKeys(sandbox.keys)).find(([id]) => id === header('serial'))
    const fresh = Math.abs(Date.now() / 1000 - Number(header('timestamp'))) <= 300
    if (!key || !fresh) return false
    const text = `${header('timestamp')}\n${header('nonce')}\n${body}\n`
    return createVerify('RSA-SHA256').update(text).verify(key[1], header('signature'), 'base64')
  }
  const { mchid, appid } = sandbox.settings.wechatPay
  const handler = await serve((notice) => {
    if (!isSigned(notice)) return 401
    let content: Record<string, unknown>
    try {
      content = opened(notice.body)
    } catch {
      return 400
    }
    if ('out_refund_no' in content) return 200
    const { total } = content['amount'] as { total: number }
    return content['mchid'] === mchid && content['appid'] === appid && total === 100 ? 200 : 400
  })
  const { failed, all } = await verdictsOf(handler.notifyUrl)
  handler.close()
  assert.deepEqual(failed, [])
  assert.ok(all.length >= 18)
})

test('the pages list the notices', () => {
  const rowsOf = (language: string): string[][] =>
    readFileSync(join(__dirname, `../docs/${language}/check.md`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').slice(1, -1))
      .map((cells) => cells.map((cell) => cell.trim()))
  const names = cases.map(({ name }) => `\`${name}\``)
  assert.deepEqual(
    rowsOf('en'),
    cases.map(({ name, about, danger }) => [`\`${name}\``, about, danger]),
  )
  assert.deepEqual(
    rowsOf('zh').map(([name]) => name),
    names,
  )
})
