import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked } from '../world/body'
import { collection } from '../world/collection'
import { readJson } from '../world/json'
import { sampleAppid, sampleOfficialAppid } from '../world/keys'
import { simulator } from '../world/simulator'
import { shanghaiIso } from '../world/time'
import type { World } from '../world/world'
import { failed, openidOf, orderedFailure, type Apps } from './apps'
import { personOf } from './person'

/** A message as it was sent. Who sends by another way may store theirs beside it. */
export const sentMessage = v.object({
  touser: v.string(),
  template_id: v.string(),
  page: v.optional(v.string()),
  data: v.record(v.string(), v.object({ value: v.string() })),
  /** ms since 1970 */
  sentAt: v.number(),
})

const subscribeMessage = v.omit(sentMessage, ['sentAt'])

/** A person who signs in with this code never subscribes to messages. */
const refusingCode = 'no-messages'

const decision = v.strictObject({
  /** The code of a login in the mini-program, `person-<name>`, or the person of this browser. */
  person: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  app: v.picklist(['mini-program', 'official-account']),
  templates: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1), v.maxLength(3)),
  accepts: v.boolean(),
})
/** What a person answered in WeChat's panel of subscription messages. */
export const answered = v.object({ openid: v.string(), template: v.string(), accepts: v.boolean() })

/** Each app sends to its own users by its own call. */
const senders = [
  ['/wechat/cgi-bin/message/subscribe/send', sampleAppid, 'wechat.subscribeMessage'],
  ['/wechat/cgi-bin/message/subscribe/bizsend', sampleOfficialAppid, 'wechat.officialMessage'],
] as const

/**
 * Subscription messages of the mini-program and the official account. They are stored for testers.
 */
export function messageRoutes(app: FastifyInstance, parts: World, apps: Apps): void {
  const { clock, store, faults, timers, nonce } = parts
  const messages = collection(store, 'message', sentMessage)
  const answers = collection(store, 'wechat-subscription', answered)
  const keyOf = (openid: string, template: string) => `${openid} ${template}`

  // What a person answered in WeChat's panel. Who was never asked gets the message.
  app.put(
    '/subscriptions',
    checked(
      decision,
      'body',
      async ({ person, app: asking, templates, accepts }, request, reply) => {
        const appid = asking === 'mini-program' ? sampleAppid : sampleOfficialAppid
        const openid = openidOf(appid, person ?? personOf(request, reply, nonce))
        for (const template of templates)
          await answers.change(keyOf(openid, template), () => ({
            put: { openid, template, accepts },
            result: null,
          }))
        return { templates, accepts }
      },
    ),
  )

  app.get('/subscriptions', () => answers.list())

  app.get('/messages', async () =>
    (await messages.list()).map((message) => ({ ...message, sentAt: shanghaiIso(message.sentAt) })),
  )

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
          const answer = await answers.get(keyOf(message.touser, message.template_id))
          if (message.touser === openidOf(appid, refusingCode) || answer?.accepts === false)
            return failed(43101)
          const put = { ...message, sentAt: clock.now() }
          await messages.change(nonce(), () => ({ put, result: null }))
          return { status: 200, body: { errcode: 0, errmsg: 'ok' } }
        },
      }),
    )
}
