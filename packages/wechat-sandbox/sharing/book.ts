import * as v from 'valibot'
import type { Order } from '../orders/order'
import type { RefundRecord } from '../orders/refund'
import { collection } from '../world/collection'
import { sampleMchid } from '../world/keys'
import type { SandboxStore } from '../world/store'

/** What the simulator remembers of profit sharing (分账), and how much of a payment is left. */

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const receiverTypes = ['MERCHANT_ID', 'PERSONAL_OPENID'] as const

const receiver = v.object({
  type: v.picklist(receiverTypes),
  account: v.string(),
  relation: v.string(),
  /** A deleted receiver gets nothing more. */
  isDeleted: v.optional(v.boolean()),
})

const share = v.object({
  type: v.picklist(receiverTypes),
  account: v.string(),
  amountFen: fen,
  description: v.string(),
  detailId: v.string(),
  /** Why this share moved no money. */
  failReason: v.optional(v.literal('NO_RELATION')),
})
export type Share = v.InferOutput<typeof share>

const sharing = v.object({
  outOrderNo: v.string(),
  orderId: v.string(),
  transactionId: v.string(),
  createdAt: v.number(),
  shares: v.array(share),
  /** Whether everything that was left went to the merchant, so that nothing more can be shared. */
  isLast: v.boolean(),
  /** The request, to tell a repeated one from another under the same number. */
  asked: v.string(),
})
export type Sharing = v.InferOutput<typeof sharing>

const sharingReturn = v.object({
  outReturnNo: v.string(),
  returnId: v.string(),
  outOrderNo: v.string(),
  orderId: v.string(),
  returnMchid: v.string(),
  amountFen: fen,
  description: v.string(),
  createdAt: v.number(),
})
export type SharingReturn = v.InferOutput<typeof sharingReturn>

/** What the merchant sets in the merchant console. */
export const settings = v.strictObject({
  /** Where notifications of moved money go; none are sent if it is empty. */
  notifyUrl: v.union([v.literal(''), v.pipe(v.string(), v.url())]),
  /** The part of a payment that others may get, in hundredths of a percent. */
  maxRatio: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
})
type Settings = v.InferOutput<typeof settings>
/** 30 %, as for a new merchant. */
const usualSettings: Settings = { notifyUrl: '', maxRatio: 3_000 }
const OF_MERCHANT = 'merchant'

export const sharingBook = (store: SandboxStore) => ({
  receivers: collection(store, 'sharingReceiver', receiver),
  sharings: collection(store, 'sharing', sharing),
  returns: collection(store, 'sharingReturn', sharingReturn),
  settings: collection(store, 'sharingSettings', settings),
})

export type SharingBook = ReturnType<typeof sharingBook>

export const receiverKey = ({ type, account }: { type: string; account: string }): string =>
  `${type} ${account}`

export const settingsOf = async (book: SharingBook): Promise<Settings> =>
  (await book.settings.get(OF_MERCHANT)) ?? usualSettings

export const changeSettings = (
  book: SharingBook,
  { notifyUrl, maxRatio }: { [K in keyof Settings]?: Settings[K] | undefined },
): Promise<Settings> =>
  book.settings.change(OF_MERCHANT, (known = usualSettings) => {
    const put = {
      notifyUrl: notifyUrl ?? known.notifyUrl,
      maxRatio: maxRatio ?? known.maxRatio,
    }
    return { put, result: put }
  })

export const movedFen = (shares: readonly Share[]): number =>
  shares.reduce((sum, { amountFen, failReason }) => sum + (failReason ? 0 : amountFen), 0)

/** What others than the merchant got. */
export const givenFen = (sharings: readonly Pick<Sharing, 'shares'>[]): number =>
  movedFen(
    sharings.flatMap(({ shares }) => shares.filter(({ account }) => account !== sampleMchid)),
  )

/** After so long WeChat Pay releases to the merchant what nobody shared. */
const RELEASED_AFTER_MS = 180 * 86_400_000

type Taken = { at: number; takeFrom: (leftFen: number) => number }

/**
 * What of a payment can still be shared. A refund takes first from this, and only what is more from
 * the merchant's balance. What a receiver gives back goes to that balance, not back into the payment.
 */
export function unsplitFen(
  { amountFen, paidAt = 0 }: Pick<Order, 'amountFen' | 'paidAt'>,
  refunds: readonly Pick<RefundRecord, 'createdAt' | 'refundFen' | 'status'>[],
  sharings: readonly Pick<Sharing, 'createdAt' | 'shares' | 'isLast'>[],
  now: number,
): number {
  if (now >= paidAt + RELEASED_AFTER_MS) return 0
  const events: Taken[] = [
    ...refunds
      .filter(({ status }) => status !== 'CLOSED')
      .map(({ createdAt: at, refundFen }) => ({ at, takeFrom: () => refundFen })),
    ...sharings.map(({ createdAt: at, shares, isLast }) => ({
      at,
      takeFrom: (left: number) => (isLast ? left : movedFen(shares)),
    })),
  ].sort((one, other) => one.at - other.at)
  return events.reduce((left, { takeFrom }) => Math.max(0, left - takeFrom(left)), amountFen)
}
