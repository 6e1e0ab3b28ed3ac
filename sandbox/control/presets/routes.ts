import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collection } from '@huimin/wechat-sandbox'
import { sentSms } from '../../services/sms/sent-sms'
import type { SandboxParts } from '../../world/parts'
import { createGateway, Refused, type Caller } from './caller'
import { presets, type PresetName, type Shop } from './presets'
import { createShopper } from './shopper'

/** The user of a preset, and the page that shows it. */
export interface Made {
  caller: Caller
  path: string
}

export interface KeptPresets {
  find: (id: string) => Made | undefined
  /** Answers the address that opens it. */
  keep: (made: Made) => string
}

const isPreset = (name: string): name is PresetName => Object.hasOwn(presets, name)

/**
 * `POST /sandbox/presets/<name>` makes a situation. The address `open` in its answer signs a
 * browser in as its user and shows the page. The address works until the gateway ends. The answer
 * of this function finds what was made by the id in that address, and keeps other users likewise.
 */
export function presetRoutes(
  app: FastifyInstance,
  { clock, store, captchaAnswer }: Pick<SandboxParts, 'clock' | 'store' | 'captchaAnswer'>,
): KeptPresets {
  const made = new Map<string, Made>()
  const keep = (one: Made): string => {
    const id = randomUUID()
    made.set(id, one)
    return `/sandbox/presets/open/${id}`
  }
  const inbox = collection(store, 'sms', sentSms)
  const origin = (): string => {
    const { port } = app.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }
  const turn: Shop['turn'] = async (method, path, body) => {
    const answer = await fetch(`${origin()}/sandbox${path}`, { method, body: JSON.stringify(body) })
    if (!answer.ok) throw new Refused(`${path}: ${await answer.text()}`)
  }
  const shopper = () =>
    createShopper(createGateway(origin), {
      clock,
      captchaAnswer,
      smsCode: async (phoneNumber) => (await inbox.get(phoneNumber))?.code ?? '',
      pay: (outTradeNo) => turn('PUT', `/pay-orders/${outTradeNo}`, { outcome: 'PAID' }),
      sign: async (url) => {
        const code = new URL(url, origin()).searchParams.get('code') ?? ''
        const body = new URLSearchParams({ code, choice: 'SIGNED' })
        await fetch(`${origin()}/sandbox/sign`, { method: 'POST', redirect: 'manual', body })
      },
    })

  app.get('/presets', async () =>
    Object.entries(presets).map(([name, { title, summary }]) => ({ name, title, summary })),
  )

  app.post<{ Params: { name: string } }>('/presets/:name', async ({ params: { name } }, reply) => {
    if (!isPreset(name)) return reply.code(404).send({ error: 'NO_PRESET' })
    const by = shopper()
    try {
      const path = await presets[name].make({ shopper: by, turn })
      const open = keep({ caller: by.caller(), path })
      return { name, phoneNumber: by.self.mobile, path, open }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return reply.code(409).send({ error: 'REFUSED', reason: error.message })
    }
  })

  app.get<{ Params: { id: string } }>('/presets/open/:id', async ({ params: { id } }, reply) => {
    const found = made.get(id)
    if (!found) return reply.redirect('/', 302)
    return reply.header('set-cookie', cookiesOf(found.caller)).redirect(found.path, 302)
  })
  return { find: (id) => made.get(id), keep }
}

/** Stores the login as the pages do (src/platform/storage.h5.ts). A browser test proves it. */
function cookiesOf({ login, cookies }: Caller): string[] {
  const expiresAt = Date.parse(login?.expireAt ?? '')
  const record = encodeURIComponent(JSON.stringify({ version: 1, value: login, expiresAt }))
  return [
    ...cookies.map((cookie) => `${cookie}; Path=/; HttpOnly; SameSite=Strict; Max-Age=3600`),
    `hm_HM_login=${record}; Path=/; SameSite=Strict; Max-Age=3600`,
  ]
}
