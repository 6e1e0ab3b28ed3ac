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
const subscribeMessage = v.omit(sentMessage, ['sentAt'])

/** Codes that WeChat refuses; every other code is somebody, and the same code the same person. */
const refusedCodes: Readonly<Record<string, number>> = {
  'invalid-code': 40029,
  'used-code': 40163,
  'blocked-user': 40226,
  busy: -1,
}

/** The look-alike of WeChat's mini-program server: code2session and subscription messages. */
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
        const openid = `o-${digest(`openid:${code}`).slice(0, 26)}`
        return { status: 200, body: { openid, session_key: digest(`session:${code}`) } }
      },
    }),
  )

  app.post(
    '/wechat/cgi-bin/message/subscribe/send',
    lookAlike({
      name: 'wechat.subscribeMessage',
      faults,
      timers,
      handle: async (_, rawBody) => {
        const message = readJson(subscribeMessage, rawBody)
        if (!message) return failed(47003)
        const put = { ...message, sentAt: clock.now() }
        await messages.change(nonce(), () => ({ put, result: null }))
        return { status: 200, body: { errcode: 0, errmsg: 'ok' } }
      },
    }),
  )
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const failed = (errcode: number): Answer => ({
  status: 200,
  body: { errcode, errmsg: `sandbox: ${errcode}` },
})
