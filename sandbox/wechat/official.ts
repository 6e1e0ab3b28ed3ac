import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { collection } from '../collection'
import { sampleOfficialAppid } from '../keys'
import { lookAlike } from '../look-alike'
import type { SandboxParts } from '../parts'
import { digest, failed, openidOf, orderedFailure, TOKEN_SECONDS, type Apps } from './apps'
import { personOf } from './person'

const CODE_MS = 5 * 60_000

const authorizeQuery = v.object({
  appid: v.literal(sampleOfficialAppid),
  redirect_uri: v.pipe(v.string(), v.url()),
  response_type: v.literal('code'),
  scope: v.literal('snsapi_base'),
  state: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,128}$/)),
})
const codeQuery = v.object({
  appid: v.string(),
  secret: v.string(),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  grant_type: v.literal('authorization_code'),
})
const givenCode = v.object({ person: v.string(), until: v.number(), isUsed: v.boolean() })

/** A person that testers name in a code, without the page: `person-lin`. */
const NAMED = /^person-[\w-]{1,40}$/
/** WeChat shows the page to them, but tells nobody who they are. */
const ANONYMOUS = 'person-anonymous'

/** The authorisation page of an official account, silent as with snsapi_base, and its codes. */
export function officialRoutes(app: FastifyInstance, parts: SandboxParts, apps: Apps): void {
  const { clock, store, faults, timers, nonce } = parts
  const codes = collection(store, 'wechat-oauth-code', givenCode)

  app.get('/wechat/connect/oauth2/authorize', async (request, reply) => {
    const asked = v.safeParse(authorizeQuery, request.query)
    const back = asked.success ? new URL(asked.output.redirect_uri) : undefined
    // Only the account's own domain may be led back to.
    if (!asked.success || back?.host !== request.host)
      return reply.code(400).type('text/plain; charset=utf-8').send('redirect_uri 参数错误 10003')
    const person = personOf(request, reply, nonce)
    const code = digest(`oauth:${nonce()}`)
    const put = { person, until: clock.now() + CODE_MS, isUsed: false }
    await codes.change(code, () => ({ put, result: null }))
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.output.state)
    return reply.redirect(back.href, 302)
  })

  app.get(
    '/wechat/sns/oauth2/access_token',
    lookAlike({
      name: 'wechat.oauth',
      faults,
      timers,
      ordered: orderedFailure,
      handle: async ({ query }) => {
        const asked = v.safeParse(codeQuery, query)
        if (!asked.success) return failed(41008)
        const { appid, code } = asked.output
        const fault = appid === sampleOfficialAppid ? apps.secretFault(asked.output) : failed(40013)
        if (fault) return fault
        const found = NAMED.test(code) ? code : await exchange(code)
        return typeof found === 'number' ? failed(found) : { status: 200, body: userOf(found) }
      },
    }),
  )

  /** The person, or why not. */
  const exchange = (code: string): Promise<string | number> =>
    codes.change<string | number>(code, (known) => {
      if (!known) return { result: 40029 }
      if (known.isUsed) return { result: 40163 }
      if (known.until <= clock.now()) return { result: 42003 }
      return { put: { ...known, isUsed: true }, result: known.person }
    })
}

const userOf = (person: string) => ({
  access_token: digest(`user-token:${person}`),
  expires_in: TOKEN_SECONDS,
  refresh_token: digest(`refresh:${person}`),
  openid: openidOf(sampleOfficialAppid, person),
  scope: 'snsapi_base',
  ...(person === ANONYMOUS && { is_snapshotuser: 1 }),
})
