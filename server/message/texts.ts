import { clip } from '@/domain/base/text'
import { delegationState } from '@/domain/delegation/state'
import { yuanText } from '@/domain/money/money'
import { lookUp, situationOf, type ReminderWord } from '@/domain/situation/situation'
import { dayOf } from '@/domain/time/day'
import { minuteText } from '@/domain/time/instant'
import { coverPeriod } from '../catalogue/cover'
import { isOnSale } from '../catalogue/on-sale'
import type { Context } from '../context/context'
import { findDelegation } from '../records/delegation/repo'
import type { Message } from '../records/message/repo'
import { policiesOf } from '../records/policy/repo'
import { proposalById, type Proposal } from '../records/proposal/repo'
import { policyStatusOf, proposalStatusOf } from '../records/transition/status'

/**
 * The content of a message: values for the keywords of the WeChat template, and for the SMS in
 * order.
 */
interface Text {
  /** A page of the mini-program. */
  page: string
  /** A path of the web build. */
  path: string
  data: Record<string, string>
  sms: string[]
}

/** WeChat's length limit for keywords of the kind `thing`. */
const THING = 20

/** Undefined if the product was removed or is closed again. */
function saleOpens(ctx: Context, { payload }: Message): Text | undefined {
  const { cityCode, productCode, openedAt } = payload
  const product = ctx.catalogue.product(String(cityCode), String(productCode))
  if (!product || !isOnSale(ctx, product)) return undefined
  const name = clip({ value: product.page.productName, max: THING })
  const query = `cityCode=${product.cityCode}&productCode=${product.productCode}`
  return {
    page: `pages/insure/index?${query}`,
    path: `/insure?${query}`,
    data: {
      thing1: name,
      time2: minuteText(Number(openedAt)),
      thing3: '已开放投保，点此进入',
    },
    sms: [name],
  }
}

const reminderTexts: Record<ReminderWord, string> = {
  FORM: '投保尚未完成，点此继续',
  NEWS: '正在开放投保，点此查看',
}

/**
 * A reminder of a form that was begun and can be continued, or of a product that was only looked
 * at.
 */
function unfinished(ctx: Context, { payload }: Message): Text | undefined {
  const { cityCode, productCode, about } = payload
  const product = ctx.catalogue.product(String(cityCode), String(productCode))
  if (!product || !isOnSale(ctx, product)) return undefined
  const { page } = product
  const { reminder } = situationOf({ person: { hasBegun: about !== 'NEWS' } })
  const name = clip({ value: page.productName, max: THING })
  const query = `cityCode=${page.cityCode}&productCode=${page.productCode}`
  // Every product has a first day of cover, but most sales have no last day.
  const { effectiveOn } = coverPeriod(product.cover, dayOf(ctx.clock.now()))
  return {
    page: `pages/insure/index?${query}`,
    path: `/insure?${query}`,
    data: { thing1: name, date2: effectiveOn, thing3: lookUp(reminderTexts, reminder) },
    sms: [name, effectiveOn],
  }
}

/**
 * A child has filled a form in. Undefined once the applicant has taken it over or withdrawn it, or
 * its time is over.
 */
async function formFilled(ctx: Context, { payload }: Message): Promise<Text | undefined> {
  const found = await findDelegation(ctx.db, String(payload['delegationId']))
  const product = found && ctx.catalogue.product(found.cityCode, found.productCode)
  if (!product || delegationState(found, ctx.clock.now()) !== 'FILLED') return undefined
  const name = clip({ value: product.page.productName, max: THING })
  const until = minuteText(found.expireAt)
  const query = `cityCode=${product.cityCode}&productCode=${product.productCode}`
  return {
    page: `pages/purchase/apply/index?${query}`,
    path: `/insure-apply?${query}`,
    data: { thing1: name, time2: until, thing3: '子女已填好，请您核对' },
    sms: [name, until],
  }
}

/**
 * Whether the order still gives cover. A message may be sent late, and an order that was revoked or
 * refused meanwhile must not be announced as bought.
 */
async function isInsured(ctx: Context, order: Proposal): Promise<boolean> {
  const policies = (await policiesOf(ctx.db, order.id)).map((policy) => ({
    status: policyStatusOf(ctx, policy),
  }))
  const { outcome } = situationOf({ order: { status: proposalStatusOf(ctx, order) }, policies })
  return ['CHECKING', 'BOUGHT', 'COVERED'].some((word) => word === outcome)
}

/**
 * Builds the content of a message; undefined if its subject no longer exists. Messages contain no
 * names of people.
 */
export async function render(ctx: Context, message: Message): Promise<Text | undefined> {
  if (message.topic === 'SALE_OPENS') return saleOpens(ctx, message)
  if (message.topic === 'UNFINISHED') return unfinished(ctx, message)
  if (message.topic === 'FORM_FILLED') return formFilled(ctx, message)
  const { proposalId } = message.payload
  const proposal =
    typeof proposalId === 'string' ? await proposalById(ctx.db, proposalId) : undefined
  if (!proposal) return undefined
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const name = clip({ value: product?.page.productName ?? '保险', max: THING })
  switch (message.topic) {
    case 'ORDER_SHIPPED':
      // It goes to WeChat, which needs no text (./shipping).
      return undefined
    case 'POLICY_ISSUED':
      if (!(await isInsured(ctx, proposal))) return undefined
      return {
        page: 'pages/account/policy-list/index',
        path: '/policy-list',
        data: {
          thing1: name,
          number2: String(message.payload['policies'] ?? 1),
          // Of the people who are insured: the insurer may have refused others of the order.
          amount3: yuanText({ fen: Number(message.payload['totalFen'] ?? proposal.totalFen) }),
          date4: proposal.effectiveOn,
        },
        sms: [name, proposal.effectiveOn],
      }
    case 'POLICY_ACCEPTED':
      if (!(await isInsured(ctx, proposal))) return undefined
      return {
        page: 'pages/account/policy-list/index',
        path: '/policy-list',
        data: { thing1: name, thing2: '核保通过，保单有效', date3: proposal.effectiveOn },
        sms: [name, proposal.effectiveOn],
      }
    case 'REFUND_PROGRESS': {
      const amount = yuanText({ fen: Number(message.payload['amountFen'] ?? 0) })
      const what = String(message.payload['what'])
      return {
        page: 'pages/account/order-center/index',
        path: '/order-center',
        data: { thing1: name, amount2: amount, thing3: what },
        sms: [name, amount, what],
      }
    }
    case 'RENEWAL': {
      const amount = yuanText({ fen: Number(message.payload['amountFen'] ?? 0) })
      const [dueOn, what] = [String(message.payload['dueOn']), String(message.payload['what'])]
      const query = `cityCode=${proposal.cityCode}&productCode=${proposal.productCode}`
      const target =
        message.payload['opens'] === 'RENEWAL'
          ? {
              page: `pages/account/renewal-contract/index?${query}`,
              path: `/renewal-contract?${query}`,
            }
          : { page: 'pages/account/policy-list/index', path: '/policy-list' }
      return {
        ...target,
        data: { thing1: name, amount2: amount, date3: dueOn, thing4: what },
        sms: [name, amount, dueOn, what],
      }
    }
    case 'PAYMENT_REFUNDED': {
      const amount = yuanText({ fen: Number(message.payload['amountFen'] ?? 0) })
      return {
        page: 'pages/account/order-center/index',
        path: '/order-center',
        data: { thing1: name, amount2: amount, thing3: '款项已原路退回' },
        sms: [name, amount],
      }
    }
  }
}
