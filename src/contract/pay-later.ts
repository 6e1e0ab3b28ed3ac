import * as v from 'valibot'
import { payLaterViews } from '@/domain/payment/pay-later-view'
import { id } from './fields'

/** `yyyyMMddHHmmss`, Asia/Shanghai. */
const compactInstant = v.pipe(v.string(), v.regex(/^\d{14}$/))

/** The popup for an order that waits for payment (specification section 3, pay-later popup). */
export const payLaterPopup = v.object({
  proposalId: id,
  /** Public address of the page where the order is paid. */
  payConfirmUrl: v.optional(v.string(), ''),
  /** An unknown view falls back to A, which shows the least. */
  viewType: v.fallback(v.picklist(payLaterViews), 'A'),
  productName: v.string(),
  insurantName: v.string(),
  totalPriceText: v.string(),
  /** In yuan per person per day. */
  pricePerPerson: v.string(),
  introTitle: v.string(),
  introList: v.array(v.object({ label: v.string(), text: v.string() })),
  footerDesc: v.string(),
  initCountdownTime: compactInstant,
  payExpireTime: compactInstant,
})
export type PayLaterPopup = v.InferOutput<typeof payLaterPopup>
