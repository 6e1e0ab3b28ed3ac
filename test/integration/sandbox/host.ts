import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import {
  createFaultTable,
  createMemoryStore,
  createSandboxClock,
  type SandboxStore,
  type Timers,
} from '@huimin/wechat-sandbox'
import { sandboxGatewaySettings } from '../../../sandbox/gateway-settings'
import { sandboxPlugin } from '../../../sandbox/plugin'
import { createHttp } from '../../../server/gateways/http'
import { createRealname } from '../../../server/gateways/realname/client'
import { createSms } from '../../../server/gateways/sms/client'
import { createWechatApi } from '../../../server/gateways/wechat-api/client'
import type { SharedPlace, Stored } from '../../../server/gateways/wechat-api/shared-token'
import { createWechatLogin } from '../../../server/gateways/wechat-login/client'
import { createWechatPay } from '../../../server/gateways/wechat-pay/client'
import type { Notification } from '../../../server/gateways/wechat-pay/port'
import { readySandboxKeys } from '../../support/sandbox-keys'

// The keys can be shared, because no test changes them.
export const keys = readySandboxKeys()

/** Starts the sandbox on a real port, with the real clients and a receiver for notifications. */
export async function startSandbox(
  store: SandboxStore = createMemoryStore(),
  { timers }: { timers?: Timers } = {},
) {
  // Connections of clients that gave up would keep the server open for seconds.
  const app = Fastify({ forceCloseConnections: true })
  const clock = createSandboxClock()
  const faults = createFaultTable(['createPayOrderToc'])
  const resets: string[] = []
  const routes: { method: string; url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const nonce = () => randomBytes(12).toString('hex')
  await app.register(sandboxPlugin, {
    keys,
    clock,
    faults,
    store,
    nonce,
    captchaAnswer: async (id) => (id === 'known' ? { offset: 420, choice: 'circle' } : undefined),
    onReset: async () => {
      resets.push('reset')
    },
    ...(timers && { timers }),
  })

  const noticed = collectNotices(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const settings = sandboxGatewaySettings(keys, origin)
  const http = createHttp({ timeoutMs: 2_000 })
  const pay = createWechatPay({ ...settings.wechatPay, http, now: clock.now, nonce })
  const { baseUrl } = settings.wechat
  const place = createMemoryPlace()
  const wechat = { baseUrl, http, now: clock.now, place, refused: () => undefined }
  const api = createWechatApi({ ...wechat, app: settings.wechat.miniProgram })
  noticed.read = (message) => {
    const read = pay.parseNotification(message)
    if (read.ok) noticed.accepted.push(read.value)
    else noticed.refused.push(read.code)
    return read.ok
  }

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }

  return {
    app,
    origin,
    clock,
    faults,
    resets,
    routes,
    settings,
    http,
    noticed,
    send,
    pay,
    login: createWechatLogin({ app: settings.wechat.miniProgram, baseUrl, http, api }),
    api,
    wechat,
    sms: createSms({ ...settings.sms, http, now: clock.now }),
    realname: createRealname({ ...settings.realname, http, now: clock.now }),
    /** A new order for the clients. Numbers never repeat within a run. */
    newOrder: (change: { amountFen?: number; notifyUrl?: string } = {}) => ({
      outTradeNo: `HM${nonce()}`,
      description: '沪惠保（一家四口）',
      amountFen: 51600,
      expireAt: clock.now() + 30 * 60_000,
      notifyUrl: `${origin}/notify`,
      ...change,
    }),
  }
}

/** A store of WeChat's tokens for a single gateway. */
export function createMemoryPlace(): SharedPlace {
  const known = new Map<string, Stored>()
  return {
    read: async (name) => known.get(name),
    claim: async () => true,
    keep: async (name, stored) => void known.set(name, stored),
    release: async () => undefined,
    drop: async (name, value) => {
      if (known.get(name)?.value === value) known.delete(name)
    },
  }
}

type Message = { headers: Record<string, string | string[] | undefined>; rawBody: string }

function collectNotices(app: FastifyInstance) {
  const noticed = {
    accepted: [] as Notification[],
    refused: [] as string[],
    /** Serials of the WeChat Pay keys that signed the notifications. */
    serials: new Set<string>(),
    read: (_: Message): boolean => false,
    /** Resolves when the next notification has been read. */
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
  }
  const waiting: (() => void)[] = []
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post('/notify', async ({ headers, body }, reply) => {
      noticed.serials.add(String(headers['wechatpay-serial']))
      const accepted = noticed.read({ headers, rawBody: String(body) })
      for (const resolve of waiting.splice(0)) resolve()
      return reply.code(accepted ? 204 : 401).send()
    })
  })
  return noticed
}
