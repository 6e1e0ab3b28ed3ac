import type { ParsedRequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { H5_APP_ID } from '@/domain/address/app-id'
import { providerOf } from '@/domain/pay/pay-type'
import type { Product } from '../catalogue/product'
import { refuse, type Answer, type Refusal } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { together } from '../db/write-batch'
import { payingApp } from '../records/account/payer'
import { lockUser } from '../records/account/user-repo'
import { readEvents } from '../records/evidence/repo'
import { recordStep } from '../records/evidence/steps'
import type { Save } from '../records/idempotency/idempotency'
import { movePayOrder } from '../records/pay/move'
import { payTypeServed } from '../records/pay/payment-types'
import {
  addPayOrder,
  hasFailedForGood,
  lockPayOrder,
  openPayOrdersOf,
  payOrderById,
  updatePayOrder,
  type PayOrder,
} from '../records/pay/repo'
import { claimCover, coverAround } from '../records/proposal/cover'
import { coverHashes } from '../records/proposal/home'
import { moveProposal } from '../records/proposal/move'
import { findProposal, insurantsOf, lockWithAccount, type Proposal } from '../records/proposal/repo'
import { productOf } from '../records/proposal/show'
import { cancelUnpaid } from './cancel'
import { checkOffer, checkRoom, holdersIn, underMaintenance } from './offer'
import { place } from './place'
import { closeOrder, pauseAfter, pull } from './pull'
import { isPayable, showResult } from './show'

type Wanted = ParsedRequestOf<typeof calls.createPayOrder>
type Created = ResponseOf<typeof calls.createPayOrder>

/**
 * Creates the pay order of a proposal, or goes on with the open one. A crash may come after each of
 * the three steps: write the order, place it with its provider, write the answer. A repeated
 * request starts again, finds the order and places it again under the same number.
 */
export async function createPayOrder(
  ctx: Context,
  user: User,
  wanted: Wanted,
  save: Save<Created>,
): Promise<Answer<Created>> {
  const written = await writeClear(ctx, user, wanted)
  if (!written.ok) return (await endedAs(ctx, user, wanted, written)) ?? written
  const { order, product } = written.value

  const placed = order.payParams
    ? { ok: true as const, value: order.payParams }
    : await place(ctx, user, order, product.page.productName)
  if (!placed.ok) return notPlaced(ctx, order, placed)

  return ctx.db.transaction(async (tx): Promise<Answer<Created>> => {
    const { proposal, order: current } = await lockPayOrder(tx, order.id)
    const payParams = placed.value
    return together(tx, async (writes): Promise<Answer<Created>> => {
      // A notification may have arrived before this answer. Then the order keeps its newer status.
      const opened = await movePayOrder(ctx, writes, current, 'pay', { payParams })
      if (!opened) await updatePayOrder(writes, current.id, { payParams })
      if (opened && proposal.storedStatus === 'UNPAID')
        await moveProposal(ctx, writes, proposal, 'pay')
      const shown = opened ?? current
      const answer = {
        ...showResult(shown),
        amountFen: shown.amountFen,
        expireAt: iso(shown.expireAt),
        // The order may have been cancelled meanwhile. Then the applicant is not sent to pay it.
        payParams: isPayable(shown) ? payParams : null,
      }
      await save(writes, answer)
      return { ok: true, value: answer }
    })
  })
}

/** The answer where no order could be made, with the reason. */
const notMade = (
  { id: proposalId, totalFen, expireAt }: Pick<Proposal, 'id' | 'totalFen' | 'expireAt'>,
  payStatus: 'PAID_FAIL' | 'EXPIRED' | 'CANCEL',
  errorMessage = '',
): Answer<Created> => ({
  ok: true,
  value: {
    ...{ payOrderId: '', proposalId, payStatus, errorMessage, payParams: null },
    amountFen: totalFen,
    expireAt: iso(expireAt),
  },
})

/** The answer for a proposal that is expired or cancelled; undefined for every other refusal. */
async function endedAs(
  ctx: Context,
  user: User,
  { proposalId }: Wanted,
  { code, reason }: Refusal,
): Promise<Answer<Created> | undefined> {
  const isExpired = code === 'PROPOSAL_EXPIRED' && reason === undefined
  const isCancelled = code === 'PROPOSAL_STATE' && reason === 'CANCELLED'
  if (!isExpired && !isCancelled) return undefined
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  return proposal && notMade(proposal, isExpired ? 'EXPIRED' : 'CANCEL')
}

interface Opened {
  order: PayOrder
  product: Product
}
/**
 * Either an open order that does not fit any more, or the applicant's own older proposals for the
 * same people. An applicant who went back and changed the form wants the newer proposal.
 */
type InTheWay = { open: PayOrder } | { proposalIds: string[] }
/** `unasked`: the insurer has to be asked about it first, outside of the transaction. */
type Written = Opened | { inTheWay: InTheWay } | { unasked: Proposal }

/**
 * Tries again where something is in the way of the new order, which is closed before. The insurer that
 * wants to be asked first is asked before anything is changed.
 */
async function writeClear(ctx: Context, user: User, wanted: Wanted): Promise<Answer<Opened>> {
  let isAccepted = false
  const write = () => ctx.db.transaction((tx) => writeOrder(ctx, tx, user, { wanted, isAccepted }))
  let written = await write()
  if (written.ok && 'unasked' in written.value) {
    const refused = await ctx.consequences.offered(ctx, written.value.unasked)
    if (refused) return refused
    isAccepted = true
    written = await write()
  }
  if (written.ok && 'inTheWay' in written.value) {
    const stuck = await clear(ctx, user, written.value.inTheWay)
    if (stuck) return stuck
    written = await write()
  }
  if (!written.ok) return written
  const { value } = written
  if ('order' in value) return { ok: true, value }
  if ('unasked' in value) return refuse('PROPOSAL_STATE', { reason: value.unasked.storedStatus })
  return 'open' in value.inTheWay
    ? refuse('PROPOSAL_STATE', { reason: value.inTheWay.open.status })
    : refuse('ALREADY_INSURED')
}

/** Asks the provider about the open order and closes it, or cancels the older proposals. */
async function clear(ctx: Context, user: User, found: InTheWay): Promise<Refusal | undefined> {
  if ('open' in found) {
    const { open } = found
    if ((await pull(ctx, open)) === 'UNKNOWN') return refuse('PAY_GATEWAY')
    const now = await payOrderById(ctx.db, open.id)
    if (now?.status === 'PAID') return refuse('ORDER_ALREADY_PAID')
    await closeOrder(ctx, open, 'cancel')
  } else for (const id of found.proposalIds) await cancelUnpaid(ctx, user, id)
  return undefined
}

/**
 * The provider, the trade type and the app of the order. Only WeChat Pay needs an app; the cashier
 * of any other provider opens in every browser.
 */
function wayOf(ctx: Context, user: User, proposal: Proposal, { payType, tradeType }: Wanted) {
  const provider = providerOf(payTypeServed(productOf(ctx, proposal), payType)) ?? 'WECHAT_PAY'
  return provider === 'WECHAT_PAY'
    ? { provider, tradeType, appId: payingApp(ctx, user, tradeType) }
    : { provider, tradeType: 'H5' as const, appId: H5_APP_ID }
}

/**
 * Whether the open order can be paid as wanted. It must come from the same app, because its payment
 * sheet opens in no other.
 */
function isReusable(
  ctx: Context,
  user: User,
  { order, proposal }: { order: PayOrder; proposal: Proposal },
  wanted: Wanted,
): boolean {
  const way = wayOf(ctx, user, proposal, wanted)
  return (
    isPayable(order) &&
    order.payType === wanted.payType &&
    order.provider === way.provider &&
    order.tradeType === way.tradeType &&
    order.appId === way.appId &&
    order.expireAt > ctx.clock.now()
  )
}

/**
 * Writes the order, or says what is in the way of it; then it writes nothing. A refusal comes
 * first, so that nothing is cancelled for a proposal that cannot be paid.
 */
async function writeOrder(
  ctx: Context,
  tx: Db,
  user: User,
  { wanted, isAccepted }: { wanted: Wanted; isAccepted: boolean },
): Promise<Answer<Written>> {
  const locked = await lockWithAccount(tx, user.id, wanted.proposalId)
  // The account may have been closed since the call began, and nothing may be paid for it any more.
  const { closedAt } = locked?.account ?? (await lockUser(tx, user.id))
  if (closedAt !== null) return refuse('AUTH_FAILED')
  if (!locked) return refuse('NOT_FOUND')
  const { proposal, evidence } = locked
  if (proposal.storedStatus === 'CANCELLED' && (await hasFailedForGood(tx, proposal.id)))
    return refuse('PAY_NO_RETRY')
  // They are sent at once and answered together.
  const [people, openOrders, events] = await Promise.all([
    insurantsOf(tx, [proposal.id]),
    openPayOrdersOf(tx, user.id),
    readEvents(tx, evidence),
  ])
  const offer = checkOffer(ctx, user, proposal, people, wanted)
  if (!offer.ok) return offer
  const product = offer.value
  const open = openOrders.find(({ proposalId }) => proposalId === proposal.id)
  if (open && isReusable(ctx, user, { order: open, proposal }, wanted))
    return { ok: true, value: { order: open, product } }

  // From here on no other transaction can claim the same cover for the same people.
  const hashes = coverHashes(ctx, proposal, people).sort()
  await serialise(tx, ...hashes.map((hash) => `cover ${hash}`))
  const { holders: claims, claimed } = await coverAround(tx, proposal, hashes)
  const holders = holdersIn(claims, proposal)
  const around = { product, people, holders, openOrders, events, claimed }
  const crowded = checkRoom(proposal, around)
  if (crowded) return crowded
  const asksFirst = product.insurer?.capabilities.accept !== undefined
  if (asksFirst && !isAccepted) return { ok: true, value: { unasked: proposal } }
  if (open) return { ok: true, value: { inTheWay: { open } } }
  const proposalIds = holders.map(({ proposalId }) => proposalId)
  if (proposalIds.length > 0) return { ok: true, value: { inTheWay: { proposalIds } } }
  const isHeld = claims.length > 0

  const way = wayOf(ctx, user, proposal, wanted)
  return together(tx, async (writes): Promise<Answer<Written>> => {
    if (!isHeld) await claimCover(writes, proposal, hashes)
    const order = await addPayOrder(writes, { ...newOrder(ctx, proposal, wanted), ...way })
    if (proposal.storedStatus === 'CONFIRMED') await moveProposal(ctx, writes, proposal, 'order')
    await recordStep(ctx, writes, evidence, {
      type: 'PAY',
      pageId: 'pay-confirm',
      pageVersion: product.page.pageVersion,
      detail: { proposalId: proposal.id, payOrderId: order.id, outTradeNo: order.outTradeNo },
    })
    return { ok: true, value: { order, product } }
  })
}

function newOrder(ctx: Context, proposal: Proposal, { payType }: Wanted) {
  const createdAt = ctx.clock.now()
  return {
    id: ctx.ids.next(),
    outTradeNo: `HM${ctx.ids.next()}`,
    proposalId: proposal.id,
    userId: proposal.userId,
    status: 'CREATED' as const,
    amountFen: proposal.totalFen,
    payType,
    createdAt,
    // All orders of one proposal share its deadline, however often payment is tried.
    expireAt: proposal.expireAt,
    nextQueryAt: createdAt + pauseAfter(1),
  }
}

/**
 * Answers an order that its provider did not take. The order stays open for a repeated request,
 * unless the provider can never take it under this number.
 */
async function notPlaced(
  ctx: Context,
  order: PayOrder,
  { code: reason, said }: { code: string; said?: string },
): Promise<Answer<Created>> {
  const { id: payOrderId, outTradeNo, provider } = order
  ctx.log.warn({ payOrderId, outTradeNo, provider, reason }, 'pay order was not taken')
  if (reason === 'ORDER_PAID') {
    await pull(ctx, order)
    return refuse('ORDER_ALREADY_PAID')
  }
  if (reason === 'NO_OPENID') {
    await closeOrder(ctx, order, 'cancel')
    return refuse('PAYER_UNKNOWN', { field: 'tradeType', reason })
  }
  if (reason === 'MAINTENANCE') {
    await closeOrder(ctx, order, 'cancel')
    return underMaintenance(said)
  }
  if (reason === 'ORDER_CLOSED' || reason === 'OUT_TRADE_NO_USED')
    await closeOrder(ctx, order, 'cancel')
  const { proposalId, amountFen, expireAt } = order
  return notMade({ id: proposalId, totalFen: amountFen, expireAt }, 'PAID_FAIL', said)
}
