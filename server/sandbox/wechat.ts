import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readJson } from '../gateways/json'
import { collection } from './collection'
import { sentMessage } from './inbox'
import { sampleAppid } from './keys'
import { lookAlike, type Answer } from './look-alike'
import type { SandboxParts } from './parts'

const sessionQuery = v.object({
  appid: v.string(),
  secret: v.string(),
  js_code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  grant_type: v.literal('authorization_code'),
})
const tokenRequest = v.object({
  grant_type: v.literal('client_credential'),
  appid: v.string(),
  secret: v.string(),
})
const subscribeMessage = v.omit(sentMessage, ['sentAt'])
const tokenQuery = v.object({ access_token: v.string() })
const TOKEN_SECONDS = 7_200

/** Codes that WeChat refuses; every other code is somebody, and the same code the same person. */
const refusedCodes: Readonly<Record<string, number>> = {
  'invalid-code': 40029,
  'used-code': 40163,
  'blocked-user': 40226,
  busy: -1,
}

/** Who signs in with this code never subscribes to messages. */
const refusingCode = 'no-messages'

/** The look-alike of WeChat's mini-program server: code2session, access token and subscription messages. */
export function wechatRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, store, faults, timers, nonce } = parts
  const messages = collection(store, 'message', sentMessage)

  app.get(
    '/wechat/sns/jscode2session',
    lookAlike({
      name: 'wechat.code2session',
      faults,
      timers,
      handle: ({ query }) => {
        const asked = v.safeParse(sessionQuery, query)
        if (!asked.success) return failed(40002)
        const { appid, secret, js_code: code } = asked.output
        if (appid !== sampleAppid) return failed(40013)
        if (secret !== keys.wechatSecret) return failed(40125)
        const refused = Object.hasOwn(refusedCodes, code) ? refusedCodes[code] : undefined
        if (refused !== undefined) return failed(refused)
        const openid = openidOf(code)
        return { status: 200, body: { openid, session_key: digest(`session:${code}`) } }
      },
    }),
  )

  /** The same for everybody who asks, as long as it lasts. */
  const accessToken = () =>
    digest(`token:${keys.wechatSecret}:${Math.floor(clock.now() / (TOKEN_SECONDS * 1000))}`)

  app.post(
    '/wechat/cgi-bin/stable_token',
    lookAlike({
      name: 'wechat.token',
      faults,
      timers,
      handle: (_, rawBody) => {
        const asked = readJson(tokenRequest, rawBody)
        if (!asked) return failed(40002)
        if (asked.appid !== sampleAppid) return failed(40013)
        if (asked.secret !== keys.wechatSecret) return failed(40125)
        const elapsed = Math.floor(clock.now() / 1000) % TOKEN_SECONDS
        const body = { access_token: accessToken(), expires_in: TOKEN_SECONDS - elapsed }
        return { status: 200, body }
      },
    }),
  )

  app.post(
    '/wechat/cgi-bin/message/subscribe/send',
    lookAlike({
      name: 'wechat.subscribeMessage',
      faults,
      timers,
      handle: async ({ query }, rawBody) => {
        const given = v.safeParse(tokenQuery, query)
        if (!given.success) return failed(41001)
        if (given.output.access_token !== accessToken()) return failed(40001)
        const message = readJson(subscribeMessage, rawBody)
        if (!message) return failed(47003)
        if (message.touser === openidOf(refusingCode)) return failed(43101)
        const put = { ...message, sentAt: clock.now() }
        await messages.change(nonce(), () => ({ put, result: null }))
        return { status: 200, body: { errcode: 0, errmsg: 'ok' } }
      },
    }),
  )
}

const openidOf = (code: string) => `o-${digest(`openid:${code}`).slice(0, 26)}`
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const failed = (errcode: number): Answer => ({
  status: 200,
  body: { errcode, errmsg: `sandbox: ${errcode}` },
})
