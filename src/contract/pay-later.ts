import * as v from 'valibot'
import { payLaterViews } from '@/domain/payment/pay-later-view'
import { id } from './fields'

/** `yyyyMMddHHmmss`, Asia/Shanghai. */
const compactInstant = v.pipe(v.string(), v.regex(/^\d{14}$/))

/** The popup for an order that waits for its payment (specification section 3, pay-later popup). */
export const payLaterPopup = v.object({
  proposalId: id,
  /** The page on which it is paid, as a public address of ours. */
  payConfirmUrl: v.optional(v.string(), ''),
  /** A newer one than this build knows shows the least. */
  viewType: v.fallback(v.picklist(payLaterViews), 'A'),
  productName: v.string(),
  insurantName: v.string(),
  totalPriceText: v.string(),
  /** Yuan per person per day. */
  pricePerPerson: v.string(),
  introTitle: v.string(),
  introList: v.array(v.object({ label: v.string(), text: v.string() })),
  footerDesc: v.string(),
  initCountdownTime: compactInstant,
  payExpireTime: compactInstant,
})
export type PayLaterPopup = v.InferOutput<typeof payLaterPopup>
