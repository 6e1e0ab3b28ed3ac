import type { AddressInfo } from 'node:net'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { webViewAddress } from '@/domain/address/hand-over'
import { personOf, sampleAppid } from '@huimin/wechat-sandbox'
import type { SandboxParts } from '../../world/parts'

/**
 * A small part of the mini-program's native pages, for plain browsers: what a web view needs to
 * sign in, to hand over to web pages, and to pay. The real pages run in weapp-sim and in WeChat.
 */

const text = v.fallback(v.string(), '')
const query = v.object({ path: text, webPath: text, payOrderId: text, scene: text })

const login = v.object({ openId: v.string(), token: v.string() })
type Login = v.InferOutput<typeof login>
const ticket = v.object({ token: v.string() })
const destination = v.object({ redirectPath: v.optional(v.string()) })
const cashier = v.object({
  payParams: v.nullable(v.looseObject({ kind: v.string() })),
})

/** The page that shows a path of this site in a web view, with the login of the mini-program. */
export const webViewPage = (path: string): string =>
  `/sandbox/mini-program/pages/web/index?path=${encodeURIComponent(path)}`

export function miniProgramRoutes(app: FastifyInstance, { nonce }: SandboxParts): void {
  const origin = (): string => {
    const { port } = app.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  /** Calls the gateway as a mini-program does, without cookies and origin. */
  async function call<S extends v.GenericSchema>(
    schema: S,
    prefix: string,
    cmd: string,
    data: object,
    as?: Login,
  ): Promise<v.InferOutput<S> | undefined> {
    const answer = await fetch(`${origin()}${prefix}${cmd}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-app-id': sampleAppid,
        ...(as && { 'x-login-id': as.openId, 'x-login-token': as.token }),
      },
      body: JSON.stringify({ cmd, apiVersion: 3, data }),
    })
    const parsed = v.safeParse(v.object({ data: schema }), await answer.json())
    return parsed.success ? (parsed.output as { data: v.InferOutput<S> }).data : undefined
  }

  const signIn = (request: FastifyRequest, reply: FastifyReply) => {
    const code = personOf(request, reply, nonce)
    const wanted = { code, appId: sampleAppid }
    return call(login, '/v1/rpc/user-login-service/', 'wxLogin', wanted)
  }

  /** Opens a web page in the web view, with a ticket for the login. */
  async function openWeb(request: FastifyRequest, reply: FastifyReply, path: string) {
    const person = await signIn(request, reply)
    const wanted = { version: 3, source: 'WEB_VIEW' }
    const given =
      person && (await call(ticket, '/rpc/city-insur-custom/', 'getTokenByUserToc', wanted, person))
    const handed = { ticket: given?.token, appId: sampleAppid }
    const address = webViewAddress({ origin: '', path, ...handed })
    return address === undefined
      ? show(reply, '没有这个页面', escapeHtml(path))
      : reply.redirect(address, 302)
  }

  app.get('/mini-program/pages/web/index', (request, reply) =>
    openWeb(request, reply, v.parse(query, request.query).path),
  )
  app.get('/mini-program/pages/cityService/login/index', (request, reply) =>
    openWeb(request, reply, v.parse(query, request.query).webPath),
  )

  app.get(
    '/mini-program/pages/longTerm/benefitThePeople/tool/subscribe-for-insure/index',
    async (request, reply) => {
      const { webPath } = v.parse(query, request.query)
      const back = (status: string, words: string, kind: string) => {
        const [path = '', search] = webPath.split('?')
        const told = new URLSearchParams(search)
        told.set('subscribeStatus', status)
        const shown = new URLSearchParams({ path: `${path}?${told}` })
        return `<a class="${kind}" href="/sandbox/mini-program/pages/web/index?${shown}">${words}</a>`
      }
      return show(
        reply,
        '消息订阅',
        `</section>${back('accept', '允许', 'primary')}${back('reject', '拒绝', 'plain')}<section>`,
      )
    },
  )

  app.get('/mini-program/pages/purchase/payment/index', async (request, reply) => {
    const { payOrderId } = v.parse(query, request.query)
    const button = (action: string, words: string, kind: string) =>
      `<button class="${kind}" name="action" value="${action}">${words}</button>`
    return show(
      reply,
      '微信支付',
      `</section><form method="post" action="/sandbox/mini-program/pay">
<input type="hidden" name="payOrderId" value="${escapeHtml(payOrderId)}">
${button('pay', '确认支付', 'primary')}${button('fail', '支付失败', 'plain')}${button('cancel', '取消', 'plain')}
</form><section>`,
    )
  })

  app.post('/mini-program/pay', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const payOrderId = form.get('payOrderId') ?? ''
    const person = await signIn(request, reply)
    const order = await call(
      cashier,
      '/api/c/city-insur-core/',
      'queryCashierOrderInfo',
      { payOrderId },
      person,
    )
    if (order?.payParams?.kind !== 'wxpay') return show(reply, '这笔订单不能在这里支付', '')
    const { kind: _kind, ...params } = order.payParams
    await fetch(`${origin()}/sandbox/request-payment`, {
      method: 'POST',
      body: JSON.stringify({ ...params, action: form.get('action') }),
    })
    // The user returns to the web view, which shows its page again.
    return reply.redirect(`/payment?${new URLSearchParams({ payOrderId })}`, 303)
  })

  app.get('/mini-program/pages/base/redirect/index', async (request, reply) => {
    const { scene } = v.parse(query, request.query)
    const found = await call(destination, '/rpc/wechat-service/', 'getSceneInfo', { scene })
    return found?.redirectPath === undefined
      ? show(reply, '小程序页面', `<p class="number">${escapeHtml(request.url)}</p>`)
      : openWeb(request, reply, found.redirectPath)
  })

  app.get('/mini-program/*', async (request, reply) =>
    show(reply, '小程序页面', `<p class="number">${escapeHtml(request.url)}</p>`),
  )
}

const show = (reply: FastifyReply, title: string, main: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>沙箱小程序</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/cashier.css"></head>
<body><header><span class="badge">沙箱</span><p>微信会在这里打开小程序的原生页面</p></header>
<main><section class="bill"><h1>${title}</h1>${main}</section></main>
</body></html>
`)
