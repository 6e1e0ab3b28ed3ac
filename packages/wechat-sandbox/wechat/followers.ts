import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked } from '../world/body'
import { collection } from '../world/collection'
import { sampleOfficialAppid } from '../world/keys'
import { simulator } from '../world/simulator'
import type { World } from '../world/world'
import { failed, openidOf, orderedFailure, type Apps } from './apps'
import { knownPerson, personOf } from './person'

const asked = v.object({ openid: v.pipe(v.string(), v.minLength(1)), lang: v.string() })
const follower = v.object({ openid: v.string(), follows: v.boolean() })
const decision = v.strictObject({
  /** `person-<name>`; if missing, the person that this browser plays. */
  person: v.optional(v.pipe(v.string(), v.regex(/^person-[\w-]{1,40}$/))),
  follows: v.boolean(),
})

/** Followers of the official account. A person follows it only after a tester has said so. */
export function followerRoutes(app: FastifyInstance, parts: World, apps: Apps): void {
  const { store, faults, timers, nonce } = parts
  const followers = collection(store, 'wechat-follower', follower)

  app.get(
    '/wechat/cgi-bin/user/info',
    simulator({
      name: 'wechat.userInfo',
      faults,
      timers,
      ordered: orderedFailure,
      handle: async ({ query }) => {
        const fault = apps.tokenFault(query, sampleOfficialAppid)
        if (fault) return fault
        const given = v.safeParse(asked, query)
        if (!given.success) return failed(40003)
        const { openid } = given.output
        const known = await followers.get(openid)
        return { status: 200, body: { subscribe: known?.follows ? 1 : 0, openid } }
      },
    }),
  )

  app.get('/followers', async (request) => {
    const person = knownPerson(request)
    const known = person && (await followers.get(openidOf(sampleOfficialAppid, person)))
    return { follows: known ? known.follows : false }
  })

  app.put(
    '/followers',
    checked(decision, 'body', async ({ person, follows }, request, reply) => {
      const openid = openidOf(sampleOfficialAppid, person ?? personOf(request, reply, nonce))
      await followers.change(openid, () => ({ put: { openid, follows }, result: null }))
      return { follows }
    }),
  )
}
