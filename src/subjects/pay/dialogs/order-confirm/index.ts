import type { ReactNode } from 'react'
import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

export interface OrderConfirmProps {
  /** Until when the order can be paid: an instant, see domain/time/instant. */
  expireAt: string
  details: readonly { label: string; text: ReactNode }[]
  totalFen: number
}

/** Shows the order again before payment, with its countdown. */
export const orderConfirm = defineDialog<OrderConfirmProps>({
  look: 'sheet',
  label: () => popups.orderTitle,
  load: async () => (await import('./body')).OrderConfirmBody,
})
