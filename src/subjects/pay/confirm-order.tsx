import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { wording } from '@/copy/product/wording'
import { payment } from '@/copy/purchase/payment'
import { isPayType } from '@/domain/pay/pay-type'
import { ask } from '@/ui/dialog/service'
import { Period } from '@/ui/display/period'
import { payConfirm } from './copy/pay-confirm'
import { payTypes } from './copy/pay-types'
import { orderConfirm } from './dialogs/order-confirm'
import type { Checkout } from './load-proposal'

/**
 * Shows the order again with its countdown if the product wants that (specification section 2,
 * order confirmation); true when it continues to the cashier.
 */
export const orderConfirmed = async (
  { proposal, page }: Checkout,
  payType: string,
): Promise<boolean> => {
  if (!page.extraData.popups?.orderConfirm) return true
  const terms = wording(proposal)
  const answer = await ask(orderConfirm, {
    expireAt: proposal.expireAt,
    totalFen: proposal.totalFen,
    details: [
      { label: payment.product, text: proposal.productName },
      { label: payConfirm.period, text: <Period of={proposal} /> },
      { label: terms.applicant, text: proposal.applicant.name },
      ...(proposal.applicant.extra ?? []),
      {
        label: terms.insurant,
        text: fill(insurants.count, { N: proposal.price.insurants.length }),
      },
      ...(isPayType(payType) ? [{ label: payConfirm.payType, text: payTypes[payType] }] : []),
    ],
  })
  return answer.kind === 'confirmed'
}
