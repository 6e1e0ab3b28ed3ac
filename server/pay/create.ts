import type { ParsedRequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { H5_APP_ID } from '@/domain/address/app-id'
import { providerOf } from '@/domain/payment/pay-provider'
import { refuse, type Answer, type Refusal } from '../answer'
import type { Product } from '../catalogue/product'
import { iso } from '../clock'
import type { Context, User } from '../context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import type { Save } from '../idempotency/idempotency'
import { claimCover, coverHolders } from '../proposal/cover'
import { coverHashes } from '../proposal/home'
import { moveProposal } from '../proposal/move'
import { lockOwnProposal } from '../proposal/proposal'
import {
  findProposal,
  insurantsOf,
  lockProposal,
  unpaidStates,
  type Proposal,
} from '../proposal/repo'
import { productOf } from '../proposal/show'
import { recordStep } from '../trace/trace'
import { giveUp } from './cancel'
import { movePayOrder } from './move'
import { checkOffer, checkRoom, holdersIn, underMaintenance } from './offer'
import { runBy } from './offered'
import { payingApp, place } from './place'
import { closeOrder, pauseAfter, pull } from './pull'
import {
  addPayOrder,
  hasFailedForGood,
  openPayOrder,
  payOrderById,
  updatePayOrder,
  type PayOrder,
} from './repo'
import { isPayable, showResult } from './show'

type Wanted = ParsedRequestOf<typeof calls.createPayOrder>
type Created = ResponseOf<typeof calls.createPayOrder>

/**
 * Three steps that each may be the last before a crash: the order is written, its provider is
 * asked, the answer is written. A repeat starts over, finds the order and asks again under its number.
 */
export async function createPayOrder(
  ctx: Context,
  user: User,
  wanted: Wanted,
  save: Save<Created>,
): Promise<Answer<Created>> {
  const cleared = await clearTheWay(ctx, user, wanted)
  if (cleared) return cleared
  const written = await ctx.db.transaction((tx) => writeOrder(ctx, tx, user, wanted))
  if (!written.ok) return written
  const { order, product } = written.value

  const placed = order.payParams
    ? { ok: true as const, value: order.payParams }
    : await place(ctx, user, order, product.page.productName)
  if (!placed.ok) return notPlaced(ctx, order, placed.code)

  return ctx.db.transaction(async (tx): Promise<Answer<Created>> => {
    const proposal = await lockProposal(tx, order.proposalId)
    const current = await payOrderById(tx, order.id)
    if (!proposal || !current) throw new Error('A pay order without its proposal')
    const payParams = placed.value
    // A notification may have been quicker than this answer: then nothing moves back.
    const opened = await movePayOrder(ctx, tx, current, 'pay', { payParams })
    if (!opened) await updatePayOrder(tx, current.id, { payParams })
    if (opened && proposal.status === 'UNPAID') await moveProposal(ctx, tx, proposal, 'pay')
    const shown = opened ?? current
    const answer = {
      ...showResult(shown),
      amountFen: shown.amountFen,
      expireAt: iso(shown.expireAt),
      // Cancelled meanwhile: nobody is sent to pay it.
      payParams: isPayable(shown) ? payParams : null,
    }
    await save(tx, answer)
    return { ok: true, value: answer }
  })
}

/**
 * An open order that does not fit any more is asked about, then closed, before a new one opens.
 * So are the person's own other proposals for the same people: who went back and changed the form
 * means the newer one. Nothing is closed for an order that would be refused.
 */
async function clearTheWay(ctx: Context, user: User, wanted: Wanted): Promise<Refusal | undefined> {
  const proposal = await findProposal(ctx.db, user.id, wanted.proposalId)
  if (!proposal || !unpaidStates.includes(proposal.status)) return undefined
  const open = await openPayOrder(ctx.db, proposal.id)
  if (open && isReusable(ctx, user, { order: open, proposal }, wanted)) return undefined
  const people = await insurantsOf(ctx.db, [proposal.id])
  const hashes = coverHashes(ctx, proposal, people)
  const holders = holdersIn(await coverHolders(ctx.db, proposal, hashes), proposal)
  if (!open && !holders.some(({ givesWay }) => givesWay)) return undefined
  const offer = checkOffer(ctx, user, proposal, people, wanted)
  if (!offer.ok) return offer
  const room = await checkRoom(ctx, ctx.db, proposal, { product: offer.value, people, holders })
  if (!room.ok) return room

  if (open) {
    if ((await pull(ctx, open)) === 'UNKNOWN') return refuse('PAY_GATEWAY')
    const now = await payOrderById(ctx.db, open.id)
    if (now?.status === 'PAID') return refuse('ORDER_ALREADY_PAID')
    await closeOrder(ctx, open, 'cancel')
    return undefined
  }
  for (const holder of holders) if (holder.givesWay) await giveUp(ctx, user, holder.proposalId)
  return undefined
}

/** Who takes the money, and how: a cashier of others than WeChat Pay opens in any browser. */
function wayOf(ctx: Context, user: User, proposal: Proposal, { payType, tradeType }: Wanted) {
  const provider = providerOf(runBy(productOf(ctx, proposal), payType)) ?? 'WECHAT_PAY'
  return provider === 'WECHAT_PAY'
    ? { provider, tradeType, appId: payingApp(ctx, user, tradeType) }
    : { provider, tradeType: 'H5' as const, appId: H5_APP_ID }
}

/** Not in another app than it was placed with: its sheet would not open there. */
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

async function writeOrder(
  ctx: Context,
  tx: Db,
  user: User,
  wanted: Wanted,
): Promise<Answer<{ order: PayOrder; product: Product }>> {
  await serialise(tx, `proposals of ${user.id}`)
  const proposal = await lockOwnProposal(tx, user, wanted.proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  if (proposal.status === 'CANCELLED' && (await hasFailedForGood(tx, proposal.id)))
    return refuse('PAY_NO_RETRY')
  const people = await insurantsOf(tx, [proposal.id])
  const offer = checkOffer(ctx, user, proposal, people, wanted)
  if (!offer.ok) return offer
  const product = offer.value
  const open = await openPayOrder(tx, proposal.id)
  if (open)
    return isReusable(ctx, user, { order: open, proposal }, wanted)
      ? { ok: true, value: { order: open, product } }
      : refuse('PROPOSAL_STATE', { extra: { code: open.status, codeMsg: 'payOrder' } })

  // From here on nobody else can buy the same cover for the same people.
  const hashes = coverHashes(ctx, proposal, people).sort()
  for (const hash of hashes) await serialise(tx, `cover ${hash}`)
  const claims = await coverHolders(tx, proposal, hashes)
  const holders = holdersIn(claims, proposal)
  const room = await checkRoom(ctx, tx, proposal, { product, people, holders })
  if (!room.ok) return room
  if (holders.length > 0) return refuse('ALREADY_INSURED')
  const isHeld = claims.length > 0
  if (!isHeld && !(await claimCover(tx, proposal, hashes))) return refuse('ALREADY_INSURED')

  const way = wayOf(ctx, user, proposal, wanted)
  const order = await addPayOrder(tx, { ...newOrder(ctx, proposal, wanted), ...way })
  if (proposal.status === 'CONFIRMED') await moveProposal(ctx, tx, proposal, 'order')
  await recordStep(ctx, tx, room.value, {
    type: 'PAY',
    pageId: 'pay-confirm',
    pageVersion: product.page.pageVersion,
    detail: { proposalId: proposal.id, payOrderId: order.id, outTradeNo: order.outTradeNo },
  })
  return { ok: true, value: { order, product } }
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
    // One deadline for one order, however often paying is tried.
    expireAt: proposal.expireAt,
    nextQueryAt: createdAt + pauseAfter(1),
  }
}

/** The order stays: a repeat goes on with it, unless its number is spent. */
async function notPlaced(ctx: Context, order: PayOrder, reason: string): Promise<Refusal> {
  const { id: payOrderId, outTradeNo, provider } = order
  ctx.log.warn({ payOrderId, outTradeNo, provider, reason }, 'pay order was not taken')
  if (reason === 'ORDER_PAID') {
    await pull(ctx, order)
    return refuse('ORDER_ALREADY_PAID')
  }
  if (reason === 'NO_OPENID') {
    await closeOrder(ctx, order, 'cancel')
    return refuse('PAYER_UNKNOWN', { extra: { code: reason, codeMsg: 'tradeType' } })
  }
  if (reason === 'MAINTENANCE') {
    await closeOrder(ctx, order, 'cancel')
    return underMaintenance()
  }
  if (reason === 'ORDER_CLOSED' || reason === 'OUT_TRADE_NO_USED')
    await closeOrder(ctx, order, 'cancel')
  return refuse('PAY_GATEWAY')
}
