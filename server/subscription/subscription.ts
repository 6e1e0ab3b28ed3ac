import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../answer'
import type { Context, Visitor } from '../context'
import type { MessageTopic } from '../db/schema/money'
import { remind, waits } from '../reminder/reminder'

type Templates = ResponseOf<typeof calls.getTemplateIds>

/** A product's code, and where on its way people are asked: `PP57`, `PP57_RESERVE`. */
const SUBSCRIBE_ID = /^([A-Z0-9]{4})(?:_(\w+))?$/
const places = new Map<string, readonly MessageTopic[]>([
  ['', ['POLICY_ISSUED', 'REFUND_PROGRESS', 'PAYMENT_REFUNDED']],
  ['RESERVE', ['SALE_OPENS']],
  ['REMIND', ['UNFINISHED']],
  ['RENEWAL', ['RENEWAL']],
])

/**
 * Every product tells of the same events. A subscription is one message for each tap, and only
 * WeChat counts them (docs/adr/0025): subscribed is alone who waits for the message that reminds.
 */
export async function getTemplateIds(
  ctx: Context,
  { appId, user }: Visitor,
  { subscribeId }: RequestOf<typeof calls.getTemplateIds>,
): Promise<Answer<Templates>> {
  const [, productCode, place = ''] = SUBSCRIBE_ID.exec(subscribeId) ?? []
  const known = ctx.catalogue.products().some((product) => product.productCode === productCode)
  const events = places.get(place)
  if (!known || !events) return refuse('NOT_FOUND')
  const isWaiting = place === 'REMIND' && (await waits(ctx, { user }, subscribeId))
  // Templates belong to an app: one of the mini-program means nothing to an official account.
  const isOfficial = appId !== undefined && appId === ctx.gateways.officialAccount?.appid
  const templateIdList = events.flatMap((templateType) => {
    const { wechatTemplate, officialTemplate } = ctx.messageTemplates[templateType]
    const templateId = isOfficial ? officialTemplate : wechatTemplate
    return templateId
      ? [{ templateId, status: isWaiting ? (1 as const) : (0 as const), templateType }]
      : []
  })
  return { ok: true, value: { templateIdList } }
}

/** For the operator: how often people accept. Who accepted to be reminded, is. */
export async function reportSubscribe(
  ctx: Context,
  { user }: Visitor,
  { actionId, subscribeId }: RequestOf<typeof calls.reportSubscribe>,
): Promise<Answer<Record<string, never>>> {
  ctx.log.info({ reason: actionId }, 'asked to subscribe')
  if (user && actionId === 'accept' && subscribeId.endsWith('_REMIND'))
    await remind(ctx, user.id, subscribeId)
  return { ok: true, value: {} }
}
