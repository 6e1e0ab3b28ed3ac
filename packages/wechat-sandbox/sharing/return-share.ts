import type { OrderParts } from '../orders/parts'
import { refuse } from '../pay/signed-endpoint'
import { sampleMchid } from '../world/keys'
import type { Answer } from '../world/simulator'
import { movedFen, type SharingBook, type SharingReturn } from './book'
import { returnMessage, tellOfShare } from './message'

type Wanted = Pick<SharingReturn, 'outReturnNo' | 'returnMchid' | 'amountFen' | 'description'> & {
  /** The sharing, by the number of either side. */
  orderId: string | undefined
  outOrderNo: string | undefined
}
type Refused = ReturnType<typeof refuse>

/** A merchant gives back what it got by one sharing, in parts perhaps, and never more than that. */
export async function returnShare(
  parts: OrderParts,
  book: SharingBook,
  { orderId, outOrderNo, ...wanted }: Wanted,
): Promise<Answer> {
  const sharing = (await book.sharings.list()).find((each) =>
    orderId === undefined ? each.outOrderNo === outOrderNo : each.orderId === orderId,
  )
  const got = (sharing?.shares ?? []).filter(
    ({ type, account }) =>
      type === 'MERCHANT_ID' && account === wanted.returnMchid && account !== sampleMchid,
  )
  const gotFen = movedFen(got)
  const [from] = got
  if (!sharing || !from || gotFen === 0)
    return refuse(404, 'RESOURCE_NOT_EXISTS', 'this merchant got nothing by that order')
  const made: SharingReturn = {
    ...wanted,
    ...{ outOrderNo: sharing.outOrderNo, orderId: sharing.orderId },
    ...{ returnId: `3009${wanted.outReturnNo}`, createdAt: parts.clock.now() },
  }
  const isOfIt = (each: SharingReturn) =>
    each.outOrderNo === made.outOrderNo && each.returnMchid === made.returnMchid
  const given = await book.returns.change<{ back: SharingReturn; isNew: boolean } | Refused>(
    made.outReturnNo,
    async (known) => {
      if (known && isOfIt(known) && known.amountFen === made.amountFen)
        return { result: { back: known, isNew: false } }
      if (known) return { result: refuse(400, 'INVALID_REQUEST', 'out_return_no is used') }
      const before = (await book.returns.list()).filter(isOfIt)
      const sumFen = before.reduce((sum, { amountFen }) => sum + amountFen, made.amountFen)
      return sumFen > gotFen
        ? { result: refuse(400, 'INVALID_REQUEST', `it got ${gotFen} fen`) }
        : { put: made, result: { back: made, isNew: true } }
    },
  )
  if ('status' in given) return given
  const { back, isNew } = given
  const { amountFen, description } = back
  if (isNew)
    void tellOfShare(parts, book, 'PROFITSHARING_RETURN', sharing, {
      ...{ ...from, amountFen, description },
    })
  return { status: 200, body: returnMessage(back) }
}
