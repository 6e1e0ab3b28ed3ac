import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { type Answer, collection } from '@huimin/wechat-sandbox'
import type { SandboxParts } from '../../world/parts'

const face = v.object({
  /** The person that the verification was begun for. */
  accountId: v.string(),
  name: v.string(),
  credentialNo: v.string(),
  state: v.picklist(['OPEN', 'PASSED', 'FAILED']),
})
type Asked = Omit<v.InferOutput<typeof face>, 'state'>

/** The page has no script, so it works wherever forms work. */
const page = (id: string, state: v.InferOutput<typeof face>['state']) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>人脸核验</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/cashier.css">
</head>
<body>
<header><span class="badge">沙箱</span><p>测试环境，不会打开摄像头</p></header>
<main>
<section class="bill"><h1>人脸核验</h1></section>
${
  state === 'OPEN'
    ? `<form method="post" action="/sandbox/face/${id}/PASSED"><button class="primary">本人，核验通过</button></form>
<form method="post" action="/sandbox/face/${id}/FAILED"><button class="plain">核验不通过</button></form>`
    : `<p class="note" role="status">${state === 'PASSED' ? '核验通过' : '核验未通过'}，请返回刚才的页面继续。</p>`
}
</main>
</body>
</html>
`

/** The face verification of the real-name centre: its page and its outcome. */
export function faceRoutes(app: FastifyInstance, { store, nonce }: SandboxParts) {
  const faces = collection(store, 'face', face)

  const answer = async (id: string, decided?: 'PASSED' | 'FAILED'): Promise<string | undefined> =>
    faces.change(id, (known) => {
      if (!known) return { result: undefined }
      const state = decided && known.state === 'OPEN' ? decided : known.state
      return { put: { ...known, state }, result: page(id, state) }
    })
  app.get<{ Params: { id: string } }>('/face/:id', async ({ params }, reply) => {
    const html = await answer(params.id)
    return html === undefined ? reply.code(404).send() : reply.type('text/html').send(html)
  })
  app.post<{ Params: { id: string; state: string } }>(
    '/face/:id/:state',
    async ({ params: { id, state } }, reply) => {
      const html = await answer(id, state === 'PASSED' ? 'PASSED' : 'FAILED')
      return html === undefined
        ? reply.code(404).send()
        : reply.redirect(`/sandbox/face/${id}`, 303)
    },
  )

  return {
    begin: async ({ accountId, name, credentialNo }: Asked): Promise<Answer> => {
      const faceId = nonce()
      const put = { accountId, name, credentialNo, state: 'OPEN' as const }
      await faces.change(faceId, () => ({ put, result: null }))
      return { status: 200, body: { faceId, url: `/sandbox/face/${faceId}` } }
    },
    /** Answers the outcome only for the person that the verification was begun for. */
    outcome: async ({ faceId, ...asked }: Asked & { faceId: string }): Promise<Answer> => {
      const known = await faces.get(faceId)
      const same =
        known?.accountId === asked.accountId &&
        known.name === asked.name &&
        known.credentialNo === asked.credentialNo
      if (!same) return { status: 400, body: { error: 'UNKNOWN_FACE' } }
      if (known.state === 'PASSED') return { status: 200, body: { result: 1, authLevel: 'LV3' } }
      const code = known.state === 'OPEN' ? 'OPEN' : 'FAILED'
      return { status: 200, body: { result: 0, code } }
    },
  }
}
