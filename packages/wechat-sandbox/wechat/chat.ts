import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { collection } from '../world/collection'
import { page } from '../world/page'
import type { World } from '../world/world'
import { personOf } from './person'

const said = v.array(v.string())
const MOST = 50

/**
 * The simulator of a chat with customer service (微信客服). It keeps what this browser said, and
 * answers each message with one sentence, because nobody sits here.
 */
export function chatRoutes(app: FastifyInstance, { store, nonce }: World): void {
  const chats = collection(store, 'wechat-chat', said)
  type Params = { Params: { id: string } }

  app.get<Params>('/wechat/kfid/:id', async (request, reply) => {
    const { id } = request.params
    const known = await chats.get(`${id} ${personOf(request, reply, nonce)}`)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(chatPage(known ?? []))
  })

  app.post<Params>('/wechat/kfid/:id', async (request, reply) => {
    const { id } = request.params
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const message = (form.get('message') ?? '').trim().slice(0, 500)
    if (message)
      await chats.change(`${id} ${personOf(request, reply, nonce)}`, (known = []) => ({
        put: [...known, message].slice(-MOST),
        result: undefined,
      }))
    return reply.redirect(`/sandbox/wechat/kfid/${encodeURIComponent(id)}`, 303)
  })
}

const chatPage = (messages: readonly string[]): string =>
  page(
    '沙箱客服',
    `<h1>在线客服</h1>
<ol class="talk" aria-label="对话">
<li class="theirs">您好，请问有什么可以帮您？请发送订单号和您的问题。</li>
${messages
  .map(
    (message) => `<li class="ours">${escapeHtml(message)}</li>
<li class="theirs">已收到。这里是沙箱，没有客服人员值班，消息只保存在本机。</li>`,
  )
  .join('\n')}
</ol>
<form method="post">
<label for="message">消息</label>
<textarea id="message" name="message" rows="3" maxlength="500" required></textarea>
<button class="primary">发送</button>
</form>
<p class="back">看完后，请用返回键回到原来的页面。</p>`,
  )
