import type { Price } from '@/contract/price'
import { premium } from '@/copy/purchase/apply'
import { defineDialog } from '@/ui/dialog/define'

export interface PremiumDetailProps {
  price: Price
  title?: string
  /** The text under the total; 实付保费 by default. */
  subtitle?: string
  /** 我已确认 by default. */
  ok?: string
  /** False keeps the dialog open on a tap beside it. */
  maskCloses?: boolean
}

/** The premium of each person and the total. Confirming closes it. */
export const premiumDetail = defineDialog<PremiumDetailProps>({
  look: 'sheet',
  dismissable: ({ maskCloses }) => maskCloses ?? true,
  label: ({ title }) => title ?? premium.title,
  load: async () => (await import('./body')).PremiumDetailBody,
})
