import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { PayStatus } from '@/contract/pay'
import { yuanText } from '@/domain/money/money'
import type { PayOrderState } from '@/domain/order/states'
import type { PayPlace } from '@/domain/pay/pay-type'
import { underwritingOf } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { paymentFor } from '../records/pay/payment-types'
import { issues } from '../records/pay/provider'
import { findPayOrder, type PayOrder } from '../records/pay/repo'
import { relationText } from '../records/proposal/relation-text'
import { everybodyOf, findProposal, insurantsOf, type InsurantRow } from '../records/proposal/repo'
import { insuredNameOf, laterCoverOf, priceOf } from '../records/proposal/show'
import { pullIfDue } from './pull'

/** The pay page shows a refunded order as a closed one. */
const shownStatus: Record<PayOrderState, PayStatus> = {
  CREATED: 'UNPAID',
  PAYING: 'PAYING',
  PAID: 'PAID_OK',
  PAID_FAIL: 'PAID_FAIL',
  PAID_FAIL_NO_RETRY: 'PAID_FAIL_NO_RETRY',
  EXPIRED: 'EXPIRED',
  CANCEL: 'CANCEL',
  PART_FAIL: 'PART_FAIL',
  REFUNDING: 'CANCEL',
  REFUNDED: 'CANCEL',
}

export const isPayable = ({ status }: PayOrder): boolean =>
  status === 'CREATED' || status === 'PAYING'

export function showResult(order: PayOrder) {
  const payStatus = shownStatus[order.status]
  const refunded = order.status === 'REFUNDING' || order.status === 'REFUNDED'
  const errorMessage = order.errorMessage ?? (refunded ? '订单已关闭，款项将原路退回' : '')
  return {
    payOrderId: order.id,
    proposalId: order.proposalId,
    payStatus,
    errorMessage,
    ...(order.errorCode !== null && { extra: { code: order.errorCode, codeMsg: errorMessage } }),
  }
}

/** The outcome of each insured person, where it is not the same for all. */
async function itemsOf(ctx: Context, order: PayOrder) {
  const status = shownStatus[order.status]
  if (status === 'PAID_OK' && issues(order.provider)) return issuedItems(ctx, order)
  return status === 'PART_FAIL' ? unpaidItems(ctx, order) : {}
}

/** The insurer has accepted all people of a paid order, or some of them. */
async function issuedItems(ctx: Context, { proposalId }: PayOrder) {
  const people = await everybodyOf(ctx.db, proposalId)
  return {
    itemList: people.map((row) => {
      if (row.refusal === null) return { itemStatus: 'PAID_OK', errorMsg: '' }
      const back = `${yuanText({ fen: row.premiumFen })}将原路退回`
      return { itemStatus: 'REFUSED', errorMsg: `${whoOf(ctx, row)}：${row.refusal}，${back}` }
    }),
  }
}

/** For example 王**（母亲，证件尾号1234）. The masked name alone may fit two people of a family. */
function whoOf(ctx: Context, row: InsurantRow): string {
  const { insurantName, relationType, credentialTail } = insuredNameOf(ctx, row)
  return `${insurantName}（${relationText(relationType)}，证件尾号${credentialTail}）`
}

/** The people who were not paid for, with plan and amount: a part failure must name its items. */
async function unpaidItems(ctx: Context, order: PayOrder) {
  const proposal = await findProposal(ctx.db, order.userId, order.proposalId)
  if (!proposal) return {}
  const { insurants } = priceOf(ctx, proposal, await insurantsOf(ctx.db, [proposal.id]))
  return {
    itemList: insurants.map(({ name, riskList, text }) => ({
      itemStatus: 'PAID_FAIL',
      errorMsg: `${name}（${[...riskList.map(({ riskName }) => riskName), text].join('，')}）未支付成功`,
    })),
  }
}

const placeOf = (ctx: Context, { tradeType, appId }: PayOrder): PayPlace => {
  if (tradeType === 'H5' || tradeType === 'NATIVE') return 'BROWSER'
  const official = ctx.gateways.officialAccount?.appid
  return appId === official ? 'OFFICIAL_ACCOUNT' : 'MINI_PROGRAM'
}

export async function getPayStatus(
  ctx: Context,
  user: User,
  { payOrderId }: RequestOf<typeof calls.getPayStatus>,
): Promise<Answer<ResponseOf<typeof calls.getPayStatus>>> {
  const known = await findPayOrder(ctx.db, user.id, payOrderId)
  if (!known) return refuse('NOT_FOUND')
  const order = await pullIfDue(ctx, known)
  return { ok: true, value: { ...showResult(order), ...(await itemsOf(ctx, order)) } }
}

export async function getCashierOrder(
  ctx: Context,
  user: User,
  { payOrderId }: RequestOf<typeof calls.getCashierOrder>,
): Promise<Answer<ResponseOf<typeof calls.getCashierOrder>>> {
  const known = await findPayOrder(ctx.db, user.id, payOrderId)
  if (!known) return refuse('NOT_FOUND')
  const order = await pullIfDue(ctx, known)
  const proposal = await findProposal(ctx.db, user.id, order.proposalId)
  const product = proposal && ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  if (!proposal || !product) return refuse('NOT_FOUND')
  const people = await insurantsOf(ctx.db, [proposal.id])
  return {
    ok: true,
    value: {
      ...showResult(order),
      ...(await itemsOf(ctx, order)),
      cityCode: proposal.cityCode,
      productCode: proposal.productCode,
      productName: product.page.productName,
      wording: product.wording,
      insurantNum: people.length,
      amountFen: order.amountFen,
      payType: order.payType,
      placedIn: placeOf(ctx, order),
      payment: paymentFor(ctx, product, user, proposal),
      underwriting: underwritingOf(product),
      createdAt: iso(order.createdAt),
      expireAt: iso(order.expireAt),
      effectiveOn: proposal.effectiveOn,
      ...laterCoverOf(ctx, proposal),
      payParams: isPayable(order) ? order.payParams : null,
    },
  }
}
