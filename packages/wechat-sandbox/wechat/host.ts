import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked } from '../world/body'
import { sampleAppid, sampleOfficialAppid } from '../world/keys'
import type { Apps } from './apps'

/**
 * Stands in for the WeChat app around a web page, for plain desktop browsers. A cookie names the
 * app that this browser plays, and each page then begins with a script that provides what this app
 * provides.
 */
const chrome = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile'
const agents = {
  'official-account': `${chrome} MicroMessenger/8.0.50`,
  'official-account-ios': `${safari} MicroMessenger/8.0.50`,
  'web-view': `${chrome} MicroMessenger/8.0.50 miniProgram/${sampleAppid}`,
  alipay: `${chrome} AliApp(AP/10.5) AlipayClient/10.5`,
} as const
type Played = keyof typeof agents

/** The links that the gateway prints at its start; `browser` ends the play. */
export const hostLinks = [
  ['微信公众号', 'official-account'],
  ['小程序网页', 'web-view'],
  ['支付宝', 'alipay'],
  ['普通浏览器', 'browser'],
] as const

const COOKIE = 'hm_sandbox_as'
const isPlayed = (name: string): name is Played => Object.hasOwn(agents, name)

/**
 * The script tag for the head of every page in a browser that plays an app; empty for other
 * browsers.
 */
export function hostScript(cookie: string | undefined): string {
  const played = /(?:^|; )hm_sandbox_as=([\w-]+)/.exec(cookie ?? '')?.[1] ?? ''
  if (!isPlayed(played)) return ''
  return `<script src="/sandbox/wechat/bridge.js" data-as="${played}" data-agent="${agents[played]}"></script>`
}

const wanted = v.object({
  /** A path of this site. */
  to: v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)), '/'),
})
const shownAddress = v.strictObject({
  url: v.string(),
  appId: v.string(),
  timestamp: v.string(),
  nonceStr: v.string(),
  signature: v.string(),
})

/**
 * `webViewPage` answers the address of the mini-program's page that shows a path of this site in a
 * web view.
 */
export function hostRoutes(
  app: FastifyInstance,
  apps: Apps,
  webViewPage: (path: string) => string,
): void {
  const script = readFileSync(join(__dirname, 'bridge.js'), 'utf8')
  app.get('/wechat/bridge.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )

  app.get<{ Params: { host: string } }>('/as/:host', async (request, reply) => {
    const { host } = request.params
    const { to } = v.parse(wanted, request.query)
    const cookie = isPlayed(host) ? `${COOKIE}=${host}; Path=/` : `${COOKIE}=; Path=/; Max-Age=0`
    // A web view is opened by a native page, which passes on the login.
    const opened = host === 'web-view' ? webViewPage(to) : to
    return reply.header('set-cookie', cookie).redirect(opened, 302)
  })

  // WeChat's check of the signed address of a page.
  app.post(
    '/wechat/verify-address',
    checked(shownAddress, 'body', async ({ url, appId, timestamp, nonceStr, signature }) => {
      if (appId !== sampleOfficialAppid) return { errMsg: 'preVerifyJSAPI:fail invalid appid' }
      const [page = ''] = url.split('#')
      const isSignedBy = (ticket: string): boolean => {
        const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
        return createHash('sha1').update(text).digest('hex') === signature
      }
      const isSigned = apps.validTickets(appId).some(isSignedBy)
      return { errMsg: isSigned ? 'preVerifyJSAPI:ok' : 'preVerifyJSAPI:fail, invalid signature' }
    }),
  )
}
