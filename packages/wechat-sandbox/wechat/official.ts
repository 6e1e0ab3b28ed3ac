import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { collection } from '../world/collection'
import { sampleOfficialAppid } from '../world/keys'
import { simulator } from '../world/simulator'
import type { World } from '../world/world'
import { digest, failed, openidOf, orderedFailure, TOKEN_SECONDS, type Apps } from './apps'
import { personOf } from './person'

const CODE_MS = 5 * 60_000

/** The openid alone, or name and picture as well. Here every user agrees to the latter. */
const scope = v.picklist(['snsapi_base', 'snsapi_userinfo'])
const authorizeQuery = v.object({
  appid: v.literal(sampleOfficialAppid),
  redirect_uri: v.pipe(v.string(), v.url()),
  response_type: v.literal('code'),
  scope,
  state: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,128}$/))),
})
const codeQuery = v.object({
  appid: v.string(),
  secret: v.string(),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  grant_type: v.literal('authorization_code'),
})
const userQuery = v.object({ access_token: v.string(), openid: v.string() })
const login = { person: v.string(), scope: v.optional(scope, 'snsapi_base') }
const givenCode = v.object({ ...login, until: v.number(), isUsed: v.boolean() })
const givenToken = v.object(login)
type Login = v.InferOutput<typeof givenToken>

/** A person that testers name in place of a code, without the page: `person-lin`. */
const NAMED = /^person-[\w-]{1,40}$/
/** WeChat shows this person the page, but does not identify the person. */
const ANONYMOUS = 'person-anonymous'

/**
 * The authorisation page of an official account, which asks nothing as with snsapi_base, and its
 * codes.
 */
export function officialRoutes(app: FastifyInstance, parts: World, apps: Apps): void {
  const { clock, store, faults, timers, nonce, isOwnHost } = parts
  const codes = collection(store, 'wechat-oauth-code', givenCode)
  const tokens = collection(store, 'wechat-user-token', givenToken)

  app.get('/wechat/connect/oauth2/authorize', async (request, reply) => {
    const asked = v.safeParse(authorizeQuery, request.query)
    const back = asked.success ? new URL(asked.output.redirect_uri) : undefined
    // Only the account's own domain may be led back to.
    if (!asked.success || !back || !isOwnHost(back, request.host))
      return reply.code(400).type('text/plain; charset=utf-8').send('redirect_uri 参数错误 10003')
    const person = personOf(request, reply, nonce)
    const code = digest(`oauth:${nonce()}`)
    const put = { person, scope: asked.output.scope, until: clock.now() + CODE_MS, isUsed: false }
    await codes.change(code, () => ({ put, result: null }))
    back.searchParams.set('code', code)
    if (asked.output.state !== undefined) back.searchParams.set('state', asked.output.state)
    return reply.redirect(back.href, 302)
  })

  app.get(
    '/wechat/sns/oauth2/access_token',
    simulator({
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
        const found = NAMED.test(code) ? named(code) : await exchange(code)
        if (typeof found === 'number') return failed(found)
        const body = userOf(found)
        await tokens.change(body.access_token, () => ({ put: found, result: null }))
        return { status: 200, body }
      },
    }),
  )

  app.get(
    '/wechat/sns/userinfo',
    simulator({
      name: 'wechat.oauthUser',
      faults,
      timers,
      ordered: orderedFailure,
      handle: async ({ query }) => {
        const asked = v.safeParse(userQuery, query)
        const known = asked.success ? await tokens.get(asked.output.access_token) : undefined
        if (!asked.success || !known) return failed(40001)
        const openid = openidOf(sampleOfficialAppid, known.person)
        if (asked.output.openid !== openid) return failed(40003)
        if (known.scope !== 'snsapi_userinfo') return failed(48001)
        const unknown = {
          sex: 0,
          language: '',
          city: '',
          province: '',
          country: '',
          headimgurl: '',
        }
        return { status: 200, body: { openid, nickname: '微信用户', ...unknown, privilege: [] } }
      },
    }),
  )

  /** Answers the person, or the errcode of the refusal. */
  const exchange = (code: string): Promise<Login | number> =>
    codes.change<Login | number>(code, (known) => {
      if (!known) return { result: 40029 }
      if (known.isUsed) return { result: 40163 }
      if (known.until <= clock.now()) return { result: 42003 }
      return { put: { ...known, isUsed: true }, result: known }
    })
}

const named = (person: string): Login => ({ person, scope: 'snsapi_base' })

const userOf = ({ person, scope }: Login) => ({
  access_token: digest(`user-token:${scope}:${person}`),
  expires_in: TOKEN_SECONDS,
  refresh_token: digest(`refresh:${person}`),
  openid: openidOf(sampleOfficialAppid, person),
  scope,
  ...(person === ANONYMOUS && { is_snapshotuser: 1 }),
})
