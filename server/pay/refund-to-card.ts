import * as v from 'valibot'
import { fail, type Result } from '@/domain/base/result'
import type { Context } from '../context/context'
import type { Keys } from '../context/keys'
import type { BankCard, PayCode, PayProvider, Refund as Report } from '../gateways/payments/port'
import { updateRefund, type PayOrder, type Refund } from '../records/pay/repo'

/**
 * A refund that the bank refused (ABNORMAL) goes to another card of the payer, under its number. Staff
 * give the card (server/staff/refund.ts), and it waits sealed until the provider has taken it.
 */

const bankCard = v.object({ bankType: v.string(), account: v.string(), holder: v.string() })

const ownerOf = (outRefundNo: string): string => `refund:${outRefundNo}`

export const sealCard = (keys: Keys, outRefundNo: string, card: BankCard): string =>
  keys.seal(JSON.stringify(card), ownerOf(outRefundNo), 'refundCard')

function openCard(keys: Keys, outRefundNo: string, sealed: string): BankCard {
  const text = keys.open(sealed, ownerOf(outRefundNo), 'refundCard')
  if (text === undefined) throw new Error('A card of a refund does not open')
  return v.parse(bankCard, JSON.parse(text))
}

/** The provider will never send it to this card. */
const refusals: readonly PayCode[] = ['REFUSED', 'ACCOUNT_ABNORMAL', 'REFUND_NOT_FOUND']

/**
 * Asks how the refund stands, and sends it to the card if it is still refused. So a gateway that was
 * killed after it had sent it does not send it again. A card that the provider refuses is forgotten.
 */
export async function sendToCard(
  ctx: Context,
  { refundToCard, queryRefund }: Pick<PayProvider, 'refundToCard' | 'queryRefund'>,
  { id: payOrderId, outTradeNo }: PayOrder,
  { outRefundNo, cardSealed }: Refund,
): Promise<Result<Report, PayCode>> {
  const asked = await queryRefund(outRefundNo, outTradeNo)
  if (!asked.ok || asked.value.status !== 'ABNORMAL' || cardSealed === null) return asked
  if (!refundToCard) return fail('REFUSED')
  const card = openCard(ctx.keys, outRefundNo, cardSealed)
  const sent = await refundToCard({ outRefundNo, refundId: asked.value.refundId, card })
  if (sent.ok || !refusals.includes(sent.code)) return sent
  await updateRefund(ctx.db, outRefundNo, { cardSealed: null })
  ctx.log.error({ alarm: 'REFUND_FAILED', payOrderId, reason: sent.code }, 'card refused')
  return queryRefund(outRefundNo, outTradeNo)
}
