import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, refuseField, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'
import type { MessageTopic } from '../db/schema/money'
import { lockOpenAccount } from '../records/account/open-account'
import { acceptedOf, dropSubscription, putSubscription } from '../records/subscription/repo'
import { remind, waits } from '../reminder/reminder'

type Templates = ResponseOf<typeof calls.getTemplateIds>

/** A product's code and the place where users are asked: `PP57`, `PP57_RESERVE`. */
const SUBSCRIBE_ID = /^([A-Z0-9]{4})(?:_(\w+))?$/
const places = new Map<string, readonly MessageTopic[]>([
  ['', ['POLICY_ISSUED', 'REFUND_PROGRESS', 'PAYMENT_REFUNDED']],
  ['RESERVE', ['SALE_OPENS']],
  ['REMIND', ['UNFINISHED']],
  ['RENEWAL', ['RENEWAL']],
  ['DELEGATION', ['FORM_FILLED']],
])

/**
 * The topics that users are asked for at a place; undefined if the product or the place is unknown.
 */
function eventsAt(ctx: Context, subscribeId: string): readonly MessageTopic[] | undefined {
  const [, productCode, place = ''] = SUBSCRIBE_ID.exec(subscribeId) ?? []
  const known = ctx.catalogue.products().some((product) => product.productCode === productCode)
  return known ? places.get(place) : undefined
}

const isReminder = (subscribeId: string): boolean => subscribeId.endsWith('_REMIND')

/**
 * The templates to ask for. Every product has the same topics. A subscription allows one message
 * per tap: it counts from the tap until that message is sent or WeChat knows of no subscription
 * (docs/adr/0033).
 */
export async function getTemplateIds(
  ctx: Context,
  { appId, user }: Visitor,
  { subscribeId }: RequestOf<typeof calls.getTemplateIds>,
): Promise<Answer<Templates>> {
  const events = eventsAt(ctx, subscribeId)
  if (!events) return refuse('NOT_FOUND')
  const isWaiting = isReminder(subscribeId) && (await waits(ctx, { user }, subscribeId))
  // A template belongs to one app, so an official account cannot use those of the mini-program.
  const isOfficial = appId !== undefined && appId === ctx.gateways.officialAccount?.appid
  const offered = events.flatMap((templateType) => {
    const { wechatTemplate, officialTemplate } = ctx.messageTemplates[templateType]
    const templateId = isOfficial ? officialTemplate : wechatTemplate
    return templateId ? [{ templateId, templateType }] : []
  })
  const ids = offered.map(({ templateId }) => templateId)
  const accepted = user ? await acceptedOf(ctx.db, user.id, ids) : new Set()
  const statusOf = (templateId: string): 0 | 1 => (isWaiting || accepted.has(templateId) ? 1 : 0)
  return {
    ok: true,
    value: {
      templateIdList: offered.map((one) => ({ ...one, status: statusOf(one.templateId) })),
    },
  }
}

/**
 * Records whether the user accepted. The log shows operators how often users accept. If the user
 * accepted a reminder, it is registered as well.
 */
export async function reportSubscribe(
  ctx: Context,
  { user }: Visitor,
  { actionId, templateId, subscribeId }: RequestOf<typeof calls.reportSubscribe>,
): Promise<Answer<Record<string, never>>> {
  const events = eventsAt(ctx, subscribeId)
  if (!events) return refuse('NOT_FOUND')
  const isOfThese = events.some((event) => {
    const { wechatTemplate, officialTemplate } = ctx.messageTemplates[event]
    return templateId === wechatTemplate || templateId === officialTemplate
  })
  if (!isOfThese) return refuseField('BAD_REQUEST', 'templateId', 'OTHER_TEMPLATE')
  ctx.log.info({ reason: actionId }, 'asked to subscribe')
  if (!user) return { ok: true, value: {} }
  if (actionId !== 'accept') {
    await dropSubscription(ctx.db, { userId: user.id, templateId })
    return { ok: true, value: {} }
  }
  return ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, user)
    // Whoever closed the account meanwhile is a visitor.
    if (!account) return { ok: true, value: {} }
    await putSubscription(tx, account, { templateId, acceptedAt: ctx.clock.now() })
    if (isReminder(subscribeId)) await remind(ctx, tx, account, subscribeId)
    return { ok: true, value: {} }
  })
}
