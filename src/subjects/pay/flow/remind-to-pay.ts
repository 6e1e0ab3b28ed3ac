import type { ProductId } from '@/contract/fields'
import { wording } from '@/copy/product/wording'
import { ask } from '@/ui/dialog/service'
import { payLater } from '../dialogs/pay-later'
import { continuePay } from './continue-pay'

/** Reminds the user of an unpaid order, of a product, of a city or of any, with the popup 只差一步. */
export const remindToPay = (only?: Partial<ProductId>, by?: 'city'): Promise<void> =>
  continuePay(
    ({ popup, ...words }) => ask(payLater, { popup, insurant: wording(words).insurant }),
    only,
    by,
  )
