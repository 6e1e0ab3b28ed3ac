import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { bundleWorkbench, type Bundle } from './bundle'
import { isLocal, isWorkbench, workbenchOrigin } from './native/names'

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const

const files = ['workbench', 'phone', 'native-phone']
  .map((name) => `${name}.js`)
  .concat('workbench.css')

/** Serves the pages of the workbench. Its files are compiled at the first request. */
export function pageRoutes(app: FastifyInstance): void {
  let bundle: Promise<Bundle> | undefined

  app.get('/', (request, reply) => {
    if (isLocal(request)) return reply.redirect(workbenchOrigin(request) + request.url, 302)
    reply.type('text/html; charset=utf-8')
    return reply.send(isWorkbench(request) ? workbench : elsewhere(workbenchOrigin(request)))
  })
  app.get('/api', (_, reply) => reply.type('text/html; charset=utf-8').send(reference))
  app.get('/rapidoc.js', (_, reply) =>
    reply.type(types.js).send(createReadStream(require.resolve('rapidoc/dist/rapidoc-min.js'))),
  )
  for (const file of files)
    app.get(`/${file}`, async (_, reply) => {
      bundle ??= bundleWorkbench()
      const text = (await bundle).get(file)
      return reply.type(types[file.endsWith('.css') ? 'css' : 'js']).send(text)
    })
}

const document = (head: string, body: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>沙箱工作台 · 惠民保</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>${body}</body>
</html>
`

const workbench = document(
  `<link rel="stylesheet" href="/sandbox/workbench.css">
<script src="/sandbox/workbench.js" defer></script>`,
  '<div id="workbench"></div><noscript>工作台需要打开 JavaScript。</noscript>',
)

/**
 * The gateway's addresses for people. RapiDoc finds a call by its fields, and sends one without a
 * page. Its fonts stay unloaded, so that no request leaves the machine.
 */
const reference = document(
  '<script src="/sandbox/rapidoc.js" defer></script>',
  `<rapi-doc spec-url="/openapi.json" render-style="focused" theme="light" load-fonts="false"
  allow-advanced-search="true" allow-spec-url-load="false" allow-spec-file-load="false"
  allow-server-selection="false" schema-description-expanded="true" default-schema-tab="schema" fill-request-fields-with-example="true"
  show-header="false" use-path-in-nav-bar="true" regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace"></rapi-doc>
<noscript>接口文档需要打开 JavaScript；原文见 /openapi.json。</noscript>`,
)

/**
 * The host names of the phones always mean the reader's own machine, but the gateway runs on
 * another.
 */
const elsewhere = (origin: string) =>
  document(
    '<link rel="stylesheet" href="/sandbox/cashier.css">',
    `<header><span class="badge">沙箱</span><p>测试环境</p></header>
<main><section class="bill"><h1>请在运行沙箱的电脑上打开工作台</h1>
<p>工作台里的每部手机各用一个 ${new URL(origin).hostname} 下的名字，这些名字只在本机有效。</p>
<p><a href="${origin}/sandbox">${origin}/sandbox</a></p></section>
<a class="primary" href="/">打开首页</a></main>`,
  )
