import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { collection } from '../collection'
import { sentMessage } from '../inbox'
import { readJson } from '../json'
import { sampleAppid, sampleOfficialAppid } from '../keys'
import type { SandboxParts } from '../parts'
import { simulator } from '../simulator'
import { failed, openidOf, orderedFailure, type Apps } from './apps'

const subscribeMessage = v.omit(sentMessage, ['sentAt'])

/** A person who signs in with this code never subscribes to messages. */
const refusingCode = 'no-messages'

/** Each app sends to its own users by its own call. */
const senders = [
  ['/wechat/cgi-bin/message/subscribe/send', sampleAppid, 'wechat.subscribeMessage'],
  ['/wechat/cgi-bin/message/subscribe/bizsend', sampleOfficialAppid, 'wechat.officialMessage'],
] as const

/**
 * Subscription messages of the mini-program and the official account. They are stored for testers.
 */
export function messageRoutes(app: FastifyInstance, parts: SandboxParts, apps: Apps): void {
  const { clock, store, faults, timers, nonce } = parts
  const messages = collection(store, 'message', sentMessage)

  for (const [path, appid, name] of senders)
    app.post(
      path,
      simulator({
        name,
        faults,
        timers,
        ordered: orderedFailure,
        handle: async ({ query }, rawBody) => {
          const fault = apps.tokenFault(query, appid)
          if (fault) return fault
          const message = readJson(subscribeMessage, rawBody)
          if (!message) return failed(47003)
          if (message.touser === openidOf(appid, refusingCode)) return failed(43101)
          const put = { ...message, sentAt: clock.now() }
          await messages.change(nonce(), () => ({ put, result: null }))
          return { status: 200, body: { errcode: 0, errmsg: 'ok' } }
        },
      }),
    )
}
