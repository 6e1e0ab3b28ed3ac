import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { isDay } from '@/domain/time/day'
import { checked, collection, shanghaiIso } from '@huimin/wechat-sandbox'
import { sentSms } from '../services/sms/sent-sms'
import type { SandboxParts } from '../world/parts'
import { newPerson } from './presets/person'

const phone = v.object({ phoneNumber: v.pipe(v.string(), v.regex(/^[19]\d{10}$/)) })

/** `birthOn` decides the age and `gender` the number of the identity card; each has its default. */
const wished = v.object({
  birthOn: v.optional(v.pipe(v.string(), v.check(isDay))),
  gender: v.optional(v.picklist(['M', 'F'])),
})

/** What users would see on their phones and answer there: codes and captchas. */
export function inboxRoutes(app: FastifyInstance, { store, captchaAnswer }: SandboxParts): void {
  const inbox = collection(store, 'sms', sentSms)

  app.get(
    '/sms',
    checked(phone, 'query', async ({ phoneNumber }, _, reply) => {
      const newest = await inbox.get(phoneNumber)
      if (!newest) return reply.code(404).send({ error: 'NO_MESSAGE' })
      return { ...newest, sentAt: shanghaiIso(newest.sentAt) }
    }),
  )

  app.get(
    '/person',
    checked(wished, 'query', ({ birthOn, gender }) => Promise.resolve(newPerson(birthOn, gender))),
  )

  app.get<{ Params: { id: string } }>('/captcha/:id', async (request, reply) => {
    const { id } = request.params
    const answer = /^\w{1,64}$/.test(id) ? await captchaAnswer(id) : undefined
    return answer ?? reply.code(404).send({ error: 'NO_CAPTCHA' })
  })
}
