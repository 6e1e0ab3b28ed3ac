import type { OrderParts } from '../orders/parts'
import { notice } from '../pay/notice'
import { sampleMchid } from '../world/keys'
import { secondsIso } from '../world/time'
import { settingsOf, type Share, type Sharing, type SharingBook, type SharingReturn } from './book'

/** Profit sharing in the form of WeChat Pay v3. */

/** The first answer to a request says PROCESSING, although everything is done at once. */
export function sharingMessage(known: Sharing, isFirstAnswer: boolean) {
  const at = secondsIso(known.createdAt)
  return {
    transaction_id: known.transactionId,
    out_order_no: known.outOrderNo,
    order_id: known.orderId,
    state: isFirstAnswer ? 'PROCESSING' : 'FINISHED',
    receivers: known.shares.map(({ type, account, amountFen, description, ...rest }) => ({
      ...{ type, account, amount: amountFen, description },
      result: isFirstAnswer ? 'PENDING' : rest.failReason ? 'CLOSED' : 'SUCCESS',
      fail_reason: isFirstAnswer ? undefined : rest.failReason,
      ...{ detail_id: rest.detailId, create_time: at, finish_time: at },
    })),
  }
}

export const returnMessage = (known: SharingReturn) => ({
  order_id: known.orderId,
  out_order_no: known.outOrderNo,
  out_return_no: known.outReturnNo,
  return_id: known.returnId,
  return_mchid: known.returnMchid,
  amount: known.amountFen,
  description: known.description,
  result: 'SUCCESS',
  create_time: secondsIso(known.createdAt),
  finish_time: secondsIso(known.createdAt),
})

/**
 * Notifies of money that a receiver got or gave back (分账动账通知). WeChat Pay tells of receivers
 * that are merchants, at the address in the merchant console.
 */
export async function tellOfShare(
  { keys, notifier }: OrderParts,
  book: SharingBook,
  eventType: 'PROFITSHARING' | 'PROFITSHARING_RETURN',
  { transactionId, outOrderNo, orderId, createdAt }: Sharing,
  { type, account, amountFen, description, failReason }: Share,
): Promise<void> {
  const { notifyUrl } = await settingsOf(book)
  const isTold = type === 'MERCHANT_ID' && account !== sampleMchid && !failReason
  if (!isTold || notifyUrl === '') return
  const message = {
    ...{ mchid: sampleMchid, transaction_id: transactionId },
    ...{ order_id: orderId, out_order_no: outOrderNo },
    receiver: { type, account, amount: amountFen, description },
    success_time: secondsIso(createdAt),
  }
  await notifier.tell(notifyUrl, (moment) =>
    notice(keys, { kind: 'profitsharing', eventType, message }, moment),
  )
}
