import type { PayLaterPopup } from '@/contract/popups'
import { formatQuery } from '@/domain/address/query'
import { fenToYuan, yuanText } from '@/domain/money/money'
import { clockText } from '@/domain/time/calendar'
import { daysBetween } from '@/domain/time/day'
import { coverageOf } from '../catalogue/product'
import type { Context } from '../context/context'
import type { InsurantRow, Proposal } from '../records/proposal/repo'
import { namesOf, productOf } from '../records/proposal/show'

/** The number of benefits that the reminder names. */
const INTRODUCED = 3

const compact = (ms: number): string => clockText(ms, 'YYYYMMDDHHmmss')

/** Reminds of an order that waits for its payment, in the view that its product chose. */
export function payLaterOf(ctx: Context, proposal: Proposal, people: InsurantRow[]): PayLaterPopup {
  const product = productOf(ctx, proposal)
  const { cityCode, productCode, totalFen, effectiveOn, expireOn, expireAt } = proposal
  const [first] = people
  return {
    proposalId: proposal.id,
    payConfirmUrl: `/pay-confirm-v3${formatQuery({ cityCode, productCode, proposalId: proposal.id })}`,
    viewType: product.payLaterView,
    productName: product.page.productName,
    insurantName: namesOf(ctx, people).join('、'),
    totalPriceText: yuanText({ fen: totalFen }),
    pricePerPerson: perDay(totalFen, people.length, daysBetween(effectiveOn, expireOn) + 1),
    introTitle: '保障内容',
    introList: coverageOf(product, first?.comboCode ?? product.protectScheme.defaultComboCode)
      .slice(0, INTRODUCED)
      .map(({ name, amount }) => ({ label: name, text: amount })),
    footerDesc: `请在${clockText(expireAt, 'MM月DD日 HH:mm')}前完成支付，超时订单自动关闭`,
    initCountdownTime: compact(ctx.clock.now()),
    payExpireTime: compact(expireAt),
  }
}

/**
 * The premium per person and day in yuan, rounded up to the fen, so that it never looks cheaper
 * than it is.
 */
const perDay = (totalFen: number, people: number, days: number): string =>
  fenToYuan({ fen: Math.ceil(totalFen / Math.max(1, people) / Math.max(1, days)) })
