import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { WEB_VIEW } from '@/contract/login'
import { checked } from '@huimin/wechat-sandbox'
import { createGateway, type Caller } from '../control/presets/caller'
import type { KeptPresets } from '../control/presets/routes'
import type { SandboxParts } from '../world/parts'

/** A ticket for the login of a user who is signed in; undefined for anybody else. */
export type TicketFor = (userId: string, now: number) => Promise<string | undefined>

const wanted = v.strictObject({
  /** The id of a user in the snapshot. */
  userId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The page to show: a path of this site. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
})

/**
 * `POST /sandbox/people/open` answers the address `open`, which signs a phone in as somebody who is
 * signed in elsewhere. A ticket takes the login over, as into a web view.
 */
export function personRoute(
  app: FastifyInstance,
  {
    clock,
    ticketFor,
    keep,
  }: Pick<SandboxParts, 'clock'> & { ticketFor: TicketFor; keep: KeptPresets['keep'] },
): void {
  const origin = (): string => {
    const { port } = app.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }
  app.post(
    '/people/open',
    checked(wanted, 'body', async ({ userId, path }, _, reply) => {
      const token = await ticketFor(userId, clock.now())
      if (token === undefined) return reply.code(404).send({ error: 'NOT_SIGNED_IN' })
      const caller: Caller = { cookies: [] }
      caller.login = await createGateway(origin).call(
        'loginByTicket',
        { token, source: WEB_VIEW },
        caller,
      )
      return { open: keep({ caller, path }) }
    }),
  )
}
