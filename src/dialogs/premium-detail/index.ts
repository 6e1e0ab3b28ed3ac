import type { Price } from '@/contract/proposal'
import { premium } from '@/copy/product/premium'
import { defineDialog } from '@/ui/dialog/define'

export interface PremiumDetailProps {
  price: Price
  title?: string
  /** Under the total; 实付保费 by default. */
  subtitle?: string
  /** 我已确认 by default. */
  ok?: string
  /** A tap beside it closes it, unless this is false. */
  maskCloses?: boolean
}

/** What each person costs, and the total (specification section 2). Confirming closes it. */
export const premiumDetail = defineDialog<PremiumDetailProps>({
  look: 'sheet',
  dismissable: ({ maskCloses }) => maskCloses ?? true,
  label: ({ title }) => title ?? premium.title,
  load: async () => (await import('./body')).PremiumDetailBody,
})
