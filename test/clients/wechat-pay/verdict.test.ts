import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pay, ServerRequest } from 'node-easywechat'
import { checkHandler } from '@huimin/wechat-sandbox'
import { nodeV3 } from './node-v3'
import { openWorld, type World } from './world'

/** What handlers of libraries alone, as their documentation shows them, leave to the shop. */

let world: World
const folder = mkdtempSync(join(tmpdir(), 'verdict-'))
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const failedBy = async (notifyUrl: string): Promise<string[]> => {
  const verdicts = await checkHandler({ notifyUrl, sandbox: world.origin, keys: world.keys })
  return verdicts.filter(({ passed }) => !passed).map(({ name }) => name)
}

it('wechatpay-node-v3 verifies and opens, and compares neither time, amount, merchant nor app', async () => {
  world.post.useMerchant(nodeV3, world.settings)
  expect(await failedBy(world.post.address)).toEqual(['late', 'amount', 'merchant', 'app'])
})

it('node-easywechat opens what it gets, and takes it from anybody', async () => {
  const server = await serveEasyWechat()
  const { port } = server.address() as AddressInfo
  const failed = await failedBy(`http://127.0.0.1:${port}/notify`)
  server.close()
  expect(failed).toEqual([
    ...[
      'unsigned',
      'signature',
      'body',
      'nonce',
      'stranger',
      'serial',
      'probe',
      'late',
      'resource',
    ],
    ...['amount', 'merchant', 'app'],
  ])
})

/** The server of its documentation: `handlePaid` and `serve`. It reads its keys from files. */
async function serveEasyWechat(): Promise<Server> {
  const { mchid, privateKey, apiV3Key } = world.settings
  const key = join(folder, 'merchant.pem')
  writeFileSync(key, privateKey)
  const open = (request: ServerRequest) =>
    new Pay({ mch_id: mchid, private_key: key, certificate: key, secret_key: apiV3Key }).setRequest(
      request,
    )
  const server = createServer((request, response) => {
    const answered = async () => {
      const app = open(await ServerRequest.createFromIncomingMessage(request))
      const paid = app.getServer().handlePaid((message, next) => next?.(message))
      const answer = await paid.serve()
      response.writeHead(answer.getStatusCode()).end(String(answer.getBody()))
    }
    answered().catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
