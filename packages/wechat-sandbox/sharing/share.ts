import type { OrderParts } from '../orders/parts'
import { refuse } from '../pay/signed-endpoint'
import { sampleMchid } from '../world/keys'
import type { Answer } from '../world/simulator'
import {
  givenFen,
  movedFen,
  receiverKey,
  settingsOf,
  unsplitFen,
  type Share,
  type Sharing,
  type SharingBook,
} from './book'
import { sharingMessage, tellOfShare } from './message'

const MOST_SHARINGS = 50
const ALL_RATIO = 10_000

type Wanted = {
  transactionId: string
  outOrderNo: string
  shares: Omit<Share, 'detailId'>[]
  /** The words beside what goes to the merchant at the end; undefined if sharing goes on. */
  rest: string | undefined
}
type Refused = ReturnType<typeof refuse>

/** The payment, what was shared of it and what is left, or why it cannot be shared. */
export async function stateOf(
  { orders, clock }: OrderParts,
  book: SharingBook,
  transactionId: string,
) {
  const payment = await orders.findPayment(transactionId)
  if (!payment) return refuse(404, 'RESOURCE_NOT_EXISTS', 'transaction_id')
  if (!payment.isShared)
    return refuse(400, 'INVALID_REQUEST', 'the order was placed without profit_sharing')
  const isOfIt = (each: { transactionId: string }) => each.transactionId === transactionId
  const sharings = (await book.sharings.list()).filter(isOfIt)
  const refunds = (await orders.refunds()).filter(isOfIt)
  return { payment, sharings, leftFen: unsplitFen(payment, refunds, sharings, clock.now()) }
}

/**
 * Shares a payment, at most what was paid and is neither refunded nor shared. A share for somebody
 * who is no receiver is closed and moves nothing. The same request twice is one request.
 */
export async function share(parts: OrderParts, book: SharingBook, wanted: Wanted): Promise<Answer> {
  const asked = JSON.stringify(wanted)
  const shared = await book.sharings.change<{ sharing: Sharing; isNew: boolean } | Refused>(
    wanted.outOrderNo,
    async (known) => {
      if (known?.asked === asked) return { result: { sharing: known, isNew: false } }
      if (known) return { result: refuse(400, 'INVALID_REQUEST', 'out_order_no is used') }
      const made = await decide(parts, book, wanted)
      if ('status' in made) return { result: made }
      const put = { ...made, asked }
      return { put, result: { sharing: put, isNew: true } }
    },
  )
  if ('status' in shared) return shared
  const { sharing, isNew } = shared
  if (isNew)
    for (const each of sharing.shares) void tellOfShare(parts, book, 'PROFITSHARING', sharing, each)
  return { status: 200, body: sharingMessage(sharing, isNew) }
}

async function decide(
  parts: OrderParts,
  book: SharingBook,
  { transactionId, outOrderNo, ...wanted }: Wanted,
): Promise<Omit<Sharing, 'asked'> | Refused> {
  const state = await stateOf(parts, book, transactionId)
  if ('status' in state) return state
  const { payment, sharings, leftFen } = state
  if (sharings.length >= MOST_SHARINGS) return refuse(403, 'RULE_LIMIT', 'it was shared 50 times')
  const shares = await Promise.all(
    wanted.shares.map(async (each, at): Promise<Share> => {
      const detailId = `36${outOrderNo}${at}`
      const receiver = await book.receivers.get(receiverKey(each))
      const isKnown = each.account === sampleMchid || (receiver && !receiver.isDeleted)
      return { ...each, detailId, ...(!isKnown && { failReason: 'NO_RELATION' }) }
    }),
  )
  const moved = movedFen(shares)
  if (moved > leftFen) return refuse(403, 'NOT_ENOUGH', `${leftFen} fen are left to share`)
  const isLast = wanted.rest !== undefined
  if (isLast && leftFen === 0) return refuse(400, 'INVALID_REQUEST', 'nothing is left to unfreeze')
  if (isLast && leftFen > moved)
    shares.push({
      ...{ type: 'MERCHANT_ID', account: sampleMchid, detailId: `36${outOrderNo}R` },
      ...{ amountFen: leftFen - moved, description: wanted.rest ?? '' },
    })
  const made = {
    ...{ outOrderNo, transactionId, shares, isLast },
    ...{ orderId: `3008${outOrderNo}`, createdAt: parts.clock.now() },
  }
  const { maxRatio } = await settingsOf(book)
  const mostFen = Math.floor((payment.amountFen * maxRatio) / ALL_RATIO)
  return givenFen([...sharings, made]) > mostFen
    ? refuse(403, 'RULE_LIMIT', `others get at most ${mostFen} fen of this payment`)
    : made
}
