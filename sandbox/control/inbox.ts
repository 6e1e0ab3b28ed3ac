import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked } from '../world/body'
import { shanghaiIso } from '../world/clock'
import { collection } from '../world/collection'
import { sentMessage, sentSms } from '../world/inbox'
import type { SandboxParts } from '../world/parts'

const phone = v.object({ phoneNumber: v.pipe(v.string(), v.regex(/^[19]\d{10}$/)) })

/**
 * Everything that users would see on their phones: codes, captcha answers and subscription
 * messages.
 */
export function inboxRoutes(app: FastifyInstance, { store, captchaAnswer }: SandboxParts): void {
  const inbox = collection(store, 'sms', sentSms)
  const messages = collection(store, 'message', sentMessage)

  app.get(
    '/sms',
    checked(phone, 'query', async ({ phoneNumber }, _, reply) => {
      const newest = await inbox.get(phoneNumber)
      if (!newest) return reply.code(404).send({ error: 'NO_MESSAGE' })
      return { ...newest, sentAt: shanghaiIso(newest.sentAt) }
    }),
  )

  app.get<{ Params: { id: string } }>('/captcha/:id', async (request, reply) => {
    const { id } = request.params
    const answer = /^\w{1,64}$/.test(id) ? await captchaAnswer(id) : undefined
    return answer ?? reply.code(404).send({ error: 'NO_CAPTCHA' })
  })

  app.get('/messages', async () =>
    (await messages.list()).map((message) => ({ ...message, sentAt: shanghaiIso(message.sentAt) })),
  )
}
