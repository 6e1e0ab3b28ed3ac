import type { PayLaterPopup } from '@/contract/pay-later'
import { payLater as copy } from '@/copy/purchase/pay-later'
import { defineDialog } from '@/ui/dialog/define'

export interface PayLaterProps {
  popup: PayLaterPopup
  /** 被保人, or what the product calls it. */
  insurant: string
}

/** 只差一步: an order waits for its payment (specification section 2). Confirming goes to pay. */
export const payLater = defineDialog<PayLaterProps>({
  look: 'modal',
  label: () => copy.title,
  load: async () => (await import('./body')).PayLaterBody,
})
