import type { FastifyInstance } from 'fastify'
import { headers, withoutCookies } from '@/contract/envelope'
import { callKinds, kindPatterns } from '@/domain/base/call-kind'
import type { Env } from '../context/env'

/**
 * The base addresses that the pages of this gateway send their calls to, by kind of call. A missing
 * base means this gateway.
 */
type Bases = Pick<Env, 'BASE_NORMAL' | 'BASE_INF' | 'BASE_CLOUD'>

export const basesOf = ({ BASE_NORMAL, BASE_INF, BASE_CLOUD }: Bases) => ({
  normal: BASE_NORMAL,
  inf: BASE_INF,
  cloud: BASE_CLOUD,
})

const SCRIPT = '/other-hosts.js'

/**
 * Registers the script that tells the pages their base addresses, and answers its script tag. One
 * build serves every environment, so the bases cannot be part of the build. Answers an empty string
 * if this gateway answers all calls itself.
 */
export function baseScript(app: FastifyInstance, env: Env): string {
  const bases = basesOf(env)
  if (!callKinds.some((kind) => bases[kind])) return ''
  const told = callKinds.map((kind) => JSON.stringify(bases[kind] ?? ''))
  const { inf, cloud } = kindPatterns
  const script = `window.hmBase=function(p){return(${String(inf)}.test(p)?${told[1]}:${String(cloud)}.test(p)?${told[2]}:${told[0]})+p}`
  app.get(SCRIPT, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  return `<script src="${SCRIPT}"></script>`
}

const allowed = [...Object.values(headers), ...Object.keys(withoutCookies), 'content-type']

/**
 * Lets pages of the named origins, and no others, call this gateway from their browsers (CORS).
 * These origins must share its site, because the browser sends the login's cookie only within one
 * site (SameSite).
 */
export function answerOtherOrigins(app: FastifyInstance, { APP_ORIGINS = [] }: Env): void {
  if (APP_ORIGINS.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !APP_ORIGINS.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': [headers.serverTime, headers.requestId].join(', '),
    })
    if (request.method !== 'OPTIONS') return
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': allowed.join(', '),
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
