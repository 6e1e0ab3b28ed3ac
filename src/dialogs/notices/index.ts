import type { Notice } from '@/contract/product-page'
import { notices as copy } from '@/copy/purchase/notices'
import { defineDialog } from '@/ui/dialog/define'

export interface NoticesProps {
  notices: readonly Notice[]
  /** A notice was on screen down to its end. */
  onRead: (notice: Notice) => void
  onAgree: (notice: Notice) => void
}

/**
 * The important notices (specification section 4): one tab each in a fixed order, forward only by
 * agreeing, to the end first where reading is forced. Confirmed when the last one is agreed to.
 */
export const noticesDialog = defineDialog<NoticesProps>({
  look: 'sheet',
  label: () => copy.title,
  height: '90vh',
  load: async () => (await import('./body')).NoticesBody,
})
