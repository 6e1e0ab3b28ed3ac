import { payLater as copy } from '@/copy/purchase/pay-later'
import { continuePay } from '@/flows/continue-pay'
import { isSignedIn } from '@/stores/session'
import { confirm } from '@/ui/dialog/message'
import type { Remind } from './remind.types'

/**
 * By a question, which the main package can ask already: the popup with its clock is in the package
 * of the orders. Until when the order can be paid is said in words.
 */
export const remind: Remind = async (page) => {
  if (!isSignedIn()) return
  await continuePay(
    ({ popup: { productName, insurantName, totalPriceText, footerDesc } }) =>
      confirm({
        title: copy.title,
        text: [productName, insurantName, totalPriceText, footerDesc].filter(Boolean).join(' · '),
        confirmText: copy.payNow,
        cancelText: copy.notNow,
      }),
    page,
  )
}
