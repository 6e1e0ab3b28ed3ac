import { fail, type Result } from '@/domain/base/result'
import type { Context } from '../context/context'
import { openOwn, type SealedField } from '../context/keys'
import { findUser } from '../records/account/user-repo'
import type { UserMessage } from '../records/message/repo'
import { dropSubscription } from '../records/subscription/repo'
import { render } from './texts'

/** Why a message did not reach the user. RATE_LIMITED and UNKNOWN are worth another try. */
export type Undelivered = 'NO_CHANNEL' | 'REFUSED' | 'RATE_LIMITED' | 'UNKNOWN'

/**
 * Sends a message by WeChat, or by SMS if the user has no openid or no subscription. Only WeChat
 * knows the subscriptions (its answer 43101), so WeChat is asked each time.
 */
export async function deliver(
  ctx: Context,
  message: UserMessage,
): Promise<Result<unknown, Undelivered>> {
  const account = await findUser(ctx.db, message.userId)
  const text = account && (await render(ctx, message))
  if (!text) return fail('NO_CHANNEL')
  const open = (sealed: string | null, field: SealedField) =>
    openOwn(ctx.keys, account.id, sealed, field)

  const { wechatTemplate, officialTemplate, smsTemplate } = ctx.messageTemplates[message.topic]
  const { wechatMessages, officialAccount } = ctx.gateways
  const inWechat = [
    {
      by: wechatMessages,
      openid: open(account.wxOpenIdSealed, 'wxOpenId'),
      templateId: wechatTemplate,
      page: text.page,
    },
    {
      by: officialAccount?.messages,
      openid: open(account.oaOpenIdSealed, 'oaOpenId'),
      templateId: officialTemplate,
      page: (ctx.env.PUBLIC_URL ?? ctx.selfOrigin()) + text.path,
    },
  ]
  for (const { by, openid, templateId, page } of inWechat) {
    if (!by || !openid || !templateId) continue
    const sent = await by.send({ openid, templateId, page, data: text.data })
    // One tap allows one message. This message has used it up, or WeChat has no subscription.
    if (sent.ok || sent.code === 'NOT_SUBSCRIBED')
      await dropSubscription(ctx.db, { userId: account.id, templateId })
    if (sent.ok) return sent
    if (sent.code === 'RATE_LIMITED' || sent.code === 'UNKNOWN') return fail(sent.code)
    if (sent.code === 'REFUSED')
      ctx.log.error({ alarm: 'MESSAGE_REFUSED', reason: message.topic }, 'wechat refused a message')
  }
  const phoneNumber = open(account.mobileSealed, 'mobile')
  if (!phoneNumber || !smsTemplate) return fail('NO_CHANNEL')
  const sent = await ctx.gateways.sms.sendNotice({
    phoneNumber,
    templateId: smsTemplate,
    values: text.sms,
    reference: message.id,
  })
  if (sent.ok) return sent
  if (sent.code === 'FAILED') return fail('UNKNOWN')
  return fail(sent.code === 'NUMBER_INVALID' ? 'REFUSED' : sent.code)
}
