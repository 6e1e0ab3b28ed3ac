import type { PayLaterPopup } from '@/contract/popups'
import { defineDialog } from '@/ui/dialog/define'
import { payLater as copy } from '../../copy'

export interface PayLaterProps {
  popup: PayLaterPopup
  /** 被保人, or the product's own word. */
  insurant: string
}

/** 只差一步: reminds of an unpaid order. Confirming continues to payment. */
export const payLater = defineDialog<PayLaterProps>({
  look: 'modal',
  uninvited: true,
  label: () => copy.title,
  load: async () => (await import('./body')).PayLaterBody,
})
