import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  merchantSerial,
  platformPublicId,
  platformSerial,
  sampleAppid,
  sampleMchid,
  startWechatSandbox,
  type WechatKeys,
} from '@huimin/wechat-sandbox'
import { readySandboxKeys } from '../../support/sandbox-keys'
import type { ClientLibrary, Merchant, Notice, Sealed, Settings } from './merchant'

/** The simulator of WeChat Pay, a merchant with a client library, and its notification receiver. */

/** The keys that a merchant gets in the merchant console. */
export const settingsOf = (keys: WechatKeys): Settings => ({
  ...{ mchid: sampleMchid, appid: sampleAppid, serial: merchantSerial },
  privateKey: keys.merchant.privateKey,
  apiV3Key: keys.apiV3Key,
  platformKeys: {
    [platformSerial]: keys.platform.publicKey,
    [platformPublicId]: keys.platformPublic.publicKey,
  },
})

export async function openWorld() {
  const served = await startWechatSandbox({
    keys: readySandboxKeys(),
    notifyAgainAfterMs: [20, 20],
  })
  const post = await openPostBox()
  let last = 0
  const { origin, keys } = served

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }

  return {
    ...{ served, origin, keys, post, send },
    settings: settingsOf(keys),
    /** A new number. No two scenarios use the same number. */
    newNo: (prefix = 'T') => `${prefix}2026${String((last += 1)).padStart(8, '0')}`,
    decide: (outTradeNo: string, wish: object) => send('PUT', `/pay-orders/${outTradeNo}`, wish),
    close: async () => {
      post.close()
      await served.close()
    },
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

type Taken = { notice: Notice; genuine: boolean; read: unknown }

/** Receives notifications and accepts those that the merchant's library accepts. */
async function openPostBox() {
  let merchant: Merchant | undefined
  const taken: Taken[] = []
  const waiting: ((taken: Taken) => void)[] = []

  const take = async (notice: Notice): Promise<Taken> => {
    const genuine = (await merchant?.isGenuine(notice).catch(() => false)) ?? false
    if (!genuine) return { notice, genuine, read: undefined }
    const { resource } = JSON.parse(notice.body) as { resource: Sealed }
    return { notice, genuine, read: attempt(() => merchant?.open(resource)) }
  }

  const server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      void take({ headers: request.headers, body }).then((each) => {
        response.writeHead(isRead(each) ? 204 : 401).end()
        taken.push(each)
        for (const tell of waiting.splice(0)) tell(each)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${port}/notify`,
    taken,
    /** Resolves to the next notification. */
    next: () => new Promise<Taken>((resolve) => waiting.push(resolve)),
    empty: () => taken.splice(0),
    useMerchant: (library: ClientLibrary, settings: Settings) => {
      merchant = library.open(settings)
      return merchant
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const isRead = ({ genuine, read }: Taken) => genuine && typeof read === 'object' && read !== null

function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}
