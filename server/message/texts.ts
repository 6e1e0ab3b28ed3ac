import { clip } from '@/domain/base/text'
import { fenToYuan } from '@/domain/money/money'
import { minuteText } from '@/domain/time/minute-text'
import type { Context } from '../context'
import { isOnSale } from '../product/product'
import { proposalById } from '../proposal/repo'
import type { Message } from './repo'

/** What a message says: keywords of the WeChat template, and the values of the SMS in order. */
interface Text {
  /** Of the mini-program. */
  page: string
  /** Of the web build. */
  path: string
  data: Record<string, string>
  sms: string[]
}

/** WeChat's limit for keywords of the kind `thing`. */
const THING = 20

const yuan = (fen: number): string => `${fenToYuan({ fen })}元`

/** A product that is gone again, or closed again, has nothing to tell. */
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

/** A form that was begun; who opens it finds it as it was. */
function unfinished(ctx: Context, { payload }: Message): Text | undefined {
  const { cityCode, productCode } = payload
  const product = ctx.catalogue.product(String(cityCode), String(productCode))
  if (!product || !isOnSale(ctx, product)) return undefined
  const { page } = product
  const name = clip({ value: page.productName, max: THING })
  const query = `cityCode=${page.cityCode}&productCode=${page.productCode}`
  return {
    page: `pages/insure/index?${query}`,
    path: `/insure?${query}`,
    data: { thing1: name, date2: page.saleEndOn, thing3: '投保尚未完成，点此继续' },
    sms: [name, page.saleEndOn],
  }
}

/** Undefined when what it tells about is gone. Names of people stay out of messages. */
export async function render(ctx: Context, message: Message): Promise<Text | undefined> {
  if (message.topic === 'SALE_OPENS') return saleOpens(ctx, message)
  if (message.topic === 'UNFINISHED') return unfinished(ctx, message)
  const { proposalId } = message.payload
  const proposal =
    typeof proposalId === 'string' ? await proposalById(ctx.db, proposalId) : undefined
  if (!proposal) return undefined
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const name = clip({ value: product?.page.productName ?? '保险', max: THING })
  switch (message.topic) {
    case 'POLICY_ISSUED':
      return {
        page: 'pages/account/policy-list/index',
        path: '/policy-list',
        data: {
          thing1: name,
          number2: String(message.payload['policies'] ?? 1),
          amount3: yuan(proposal.totalFen),
          date4: proposal.effectiveOn,
        },
        sms: [name, proposal.effectiveOn],
      }
    case 'POLICY_ACCEPTED':
      return {
        page: 'pages/account/policy-list/index',
        path: '/policy-list',
        data: { thing1: name, thing2: '核保通过，保单有效', date3: proposal.effectiveOn },
        sms: [name, proposal.effectiveOn],
      }
    case 'REFUND_PROGRESS': {
      const amount = yuan(Number(message.payload['amountFen'] ?? 0))
      const what = String(message.payload['what'])
      return {
        page: 'pages/account/order-center/index',
        path: '/order-center',
        data: { thing1: name, amount2: amount, thing3: what },
        sms: [name, amount, what],
      }
    }
    case 'RENEWAL': {
      const amount = yuan(Number(message.payload['amountFen'] ?? 0))
      const [dueOn, what] = [String(message.payload['dueOn']), String(message.payload['what'])]
      return {
        page: 'pages/account/policy-list/index',
        path: '/policy-list',
        data: { thing1: name, amount2: amount, date3: dueOn, thing4: what },
        sms: [name, amount, dueOn, what],
      }
    }
    case 'PAYMENT_REFUNDED': {
      const amount = yuan(Number(message.payload['amountFen'] ?? 0))
      return {
        page: 'pages/account/order-center/index',
        path: '/order-center',
        data: { thing1: name, amount2: amount, thing3: '款项已原路退回' },
        sms: [name, amount],
      }
    }
  }
}
