import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FaultTable } from '@huimin/wechat-sandbox'
import type { SandboxKeys } from '../../world/keys'
import { sampleAcr } from './client'
import { openProvider } from './provider'

/** Somebody of the company whom the page offers. */
export interface Colleague {
  login: string
  name: string
}

export interface OidcParts {
  /** The issuer as the gateway reaches it. */
  issuer: string
  keys: SandboxKeys
  faults: FaultTable
  colleagues: readonly Colleague[]
}

const PREFIX = '/sandbox/oidc'
/** Somebody of the company who does not work with the console. */
const STRANGER: Colleague = { login: 'chuangke', name: '不在控制台名单里的同事' }

/** The page has no script and no form, so it works under the strictest content policy. */
const page = (uid: string, colleagues: readonly Colleague[]) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>企业账号登录</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/cashier.css">
</head>
<body>
<header><span class="badge">沙箱</span><p>测试环境，选谁就是谁，不问密码</p></header>
<main>
<h1>您是哪位同事？</h1>
${[...colleagues, STRANGER]
  .map(
    ({ login, name }) =>
      `<p class="back"><a class="primary" href="${PREFIX}/interaction/${uid}/${login}">${name}（${login}）</a></p>`,
  )
  .join('\n')}
</main>
</body>
</html>
`

/**
 * The sign-in provider of a company under `/sandbox/oidc`: a page on which one chooses who one is.
 * `/interaction/<uid>/<login>?acr=none` comes back without the proof of a second factor.
 */
export async function oidcRoutes(app: FastifyInstance, parts: OidcParts): Promise<void> {
  const { issuer, keys, faults, colleagues } = parts
  faults.declare('oidc')
  let opened: ReturnType<typeof openProvider> | undefined
  const provider = () => (opened ??= openProvider(issuer, keys))

  await app.register(
    async (scope) => {
      // The package reads bodies itself.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

      const byProvider = async (request: FastifyRequest, reply: FastifyReply) => {
        if (faults.take('oidc')) return reply.code(503).send({ error: 'temporarily_unavailable' })
        const handle = (await provider()).callback()
        reply.hijack()
        await handle(belowPrefix(request.raw), reply.raw)
      }
      scope.get<{ Params: { uid: string } }>('/interaction/:uid', async ({ params }, reply) =>
        // It stands in the page as it came.
        /^[\w-]{1,64}$/.test(params.uid)
          ? reply.type('text/html; charset=utf-8').send(page(params.uid, colleagues))
          : reply.code(404).send(),
      )
      scope.get<{ Params: { login: string }; Querystring: { acr?: string } }>(
        '/interaction/:uid/:login',
        async ({ raw, params: { login }, query }, reply) => {
          const chosen = query.acr === 'none' ? {} : { acr: sampleAcr }
          const opened = await provider()
          reply.hijack()
          await decide(raw, reply.raw, (request, response) =>
            opened.interactionFinished(request, response, {
              login: { accountId: login, remember: false, ...chosen },
            }),
          )
        },
      )
      scope.get('/*', byProvider)
      scope.post('/*', byProvider)
    },
    { prefix: PREFIX },
  )
}

/** The package works out its own addresses from the part of the path that was taken away. */
function belowPrefix(request: IncomingMessage): IncomingMessage {
  const { url = '' } = request
  return Object.assign(request, { originalUrl: url, url: url.slice(PREFIX.length) })
}

/** An interaction that is over, or was begun in another browser, is told as one. */
async function decide(
  request: IncomingMessage,
  response: ServerResponse,
  finish: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<void> {
  try {
    await finish(belowPrefix(request), response)
  } catch {
    response.statusCode = 400
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.end('这次登录已经结束，请从控制台重新开始。')
  }
}
