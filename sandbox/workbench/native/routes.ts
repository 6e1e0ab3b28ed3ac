import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { checked, personOf } from '@huimin/wechat-sandbox'
import type { KeptPresets } from '../../control/presets/routes'
import type { SandboxParts } from '../../world/parts'
import type { NativeAddresses } from './addresses'
import { createNativeFiles } from './files'
import { forward, requestAsk } from './forward'
import { isNative } from './names'
import { storedLogin } from './stored-login'

type Wanted = Pick<SandboxParts, 'nonce'> & {
  nativeAddresses: NativeAddresses
  findPreset: KeptPresets['find']
}

const text = v.fallback(v.optional(v.string()), undefined)
const opening = v.object({
  /** A public path or a native page. */
  to: text,
  /** The id of a preset, whose user is signed in. */
  preset: text,
})

/** Pictures that people upload are larger than the bodies of other calls. */
const BODY_LIMIT = 12 * 1024 * 1024

/** Code of the mini-program runs by `eval`, as in WeChat. Nothing else may be loaded. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: http: https:",
  "frame-src 'self' blob:",
].join(';')

/**
 * The native phone: `/sandbox/weapp/?to=<path>` under the name of such a phone runs the compiled
 * mini-program. The mini-program host gives the files, and the sandbox is WeChat around them.
 */
export function nativeRoutes(app: FastifyInstance, wanted: Wanted): void {
  const { nonce, nativeAddresses, findPreset } = wanted
  const nativeFiles = createNativeFiles()
  const origin = (): string => {
    const { port } = app.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  app.get('/weapp/', async (request, reply) => {
    reply.type('text/html; charset=utf-8')
    if (!isNative(request)) return reply.code(404).send(plainPage('这个地址属于工作台里的手机。'))
    const made = await nativeFiles()
    reply.raw.setHeader('content-security-policy', POLICY)
    if (!made.isReady) return reply.send(plainPage(made.reason))
    const page = made.files.get('index.html')?.body ?? ''
    // The settings depend on the address of the page.
    return reply.send(page.replace('settings.js', `settings.js${escapeHtml(searchOf(request))}`))
  })

  app.get('/weapp/settings.js', async (request, reply) => {
    const { to = '/', preset } = v.parse(opening, request.query)
    const made = preset === undefined ? undefined : findPreset(preset)
    const person = personOf(request, reply, nonce)
    const settings = {
      loginCode: person,
      phoneCode: `phone-${mobileOf(person)}-${nonce().slice(0, 8)}`,
      entry: nativeAddresses.toNative(made?.path ?? to),
      attended: made ? { storage: await storedLogin(origin, made.caller) } : {},
    }
    return sendScript(
      reply,
      `window.weappSettings = ${JSON.stringify(settings)};
window.weappPublicPaths = ${JSON.stringify(nativeAddresses.publicPaths)}`,
    )
  })

  app.get<{ Params: { '*': string } }>('/weapp/*', async (request, reply) => {
    const made = await nativeFiles()
    const file = made.isReady ? made.files.get(request.params['*']) : undefined
    if (!file) return reply.code(404).send()
    return reply.type(file.type).send(file.isBinary ? Buffer.from(file.body, 'base64') : file.body)
  })

  app.post(
    '/weapp/request',
    { bodyLimit: BODY_LIMIT },
    checked(requestAsk, 'body', async (ask) => forward(origin(), ask)),
  )
}

const searchOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

const sendScript = (reply: FastifyReply, script: string): FastifyReply =>
  reply.type('text/javascript; charset=utf-8').send(script)

/** The mobile number of a phone's user, always the same for one person. */
const mobileOf = (person: string): string => {
  const number = createHash('sha256').update(person).digest().readUInt32BE(0) % 100_000_000
  return `139${String(number).padStart(8, '0')}`
}

const plainPage = (words: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>小程序</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/cashier.css"></head>
<body><header><span class="badge">沙箱</span><p>小程序</p></header>
<main><section class="bill"><h1>${escapeHtml(words)}</h1></section></main>
</body></html>
`
