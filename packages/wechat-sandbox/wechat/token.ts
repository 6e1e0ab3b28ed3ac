import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readJson } from '../world/json'
import { sampleOfficialAppid } from '../world/keys'
import { simulator, type Answer } from '../world/simulator'
import type { World } from '../world/world'
import { failed, orderedFailure, type Apps } from './apps'

/**
 * The request of both token calls. Both give a token that is the same for all callers while it is
 * valid.
 */
const tokenRequest = v.object({
  grant_type: v.literal('client_credential'),
  appid: v.string(),
  secret: v.string(),
})
const ticketQuery = v.object({ type: v.literal('jsapi') })

/** Access tokens, and the ticket that signs an official account's addresses. */
export function tokenRoutes(app: FastifyInstance, { faults, timers }: World, apps: Apps) {
  const give = (asked: v.InferOutput<typeof tokenRequest> | undefined): Answer => {
    if (!asked) return failed(40002)
    const fault = apps.secretFault(asked)
    if (fault) return fault
    const body = { access_token: apps.accessToken(asked.appid), expires_in: apps.secondsLeft() }
    return { status: 200, body }
  }

  app.post(
    '/wechat/cgi-bin/stable_token',
    simulator({
      name: 'wechat.token',
      faults,
      timers,
      ordered: orderedFailure,
      handle: (_, rawBody) => give(readJson(tokenRequest, rawBody)),
    }),
  )

  app.get(
    '/wechat/cgi-bin/token',
    simulator({
      name: 'wechat.token',
      faults,
      timers,
      ordered: orderedFailure,
      handle: ({ query }) => give(v.is(tokenRequest, query) ? query : undefined),
    }),
  )

  app.get(
    '/wechat/cgi-bin/ticket/getticket',
    simulator({
      name: 'wechat.ticket',
      faults,
      timers,
      ordered: orderedFailure,
      handle: ({ query }) => {
        const fault = apps.tokenFault(query, sampleOfficialAppid)
        if (fault) return fault
        if (!v.is(ticketQuery, query)) return failed(40097)
        const ticket = apps.jsTicket(sampleOfficialAppid)
        const body = { errcode: 0, errmsg: 'ok', ticket, expires_in: apps.secondsLeft() }
        return { status: 200, body }
      },
    }),
  )
}
