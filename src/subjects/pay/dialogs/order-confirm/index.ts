import type { ReactNode } from 'react'
import { defineDialog } from '@/ui/dialog/define'
import { checkout } from '../../copy'

export interface OrderConfirmProps {
  /** Until when the order can be paid: an instant, see domain/time/instant. */
  expireAt: string
  details: readonly { label: string; text: ReactNode }[]
  totalFen: number
}

/** Shows the order again before payment, with its countdown. */
export const orderConfirm = defineDialog<OrderConfirmProps>({
  look: 'sheet',
  label: () => checkout.orderTitle,
  load: async () => (await import('./body')).OrderConfirmBody,
})
