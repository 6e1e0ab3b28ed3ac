import type { Notice } from '@/contract/product-page'
import { defineDialog } from '@/ui/dialog/define'
import { notices as copy } from '../../copy'

export interface NoticesProps {
  notices: readonly Notice[]
  /** The user saw a notice down to its end. */
  onRead: (notice: Notice) => void
  onAgree: (notice: Notice) => void
  /** Documents that the last button agrees to as well. The user can read each first. */
  documents?: readonly { title: string; onOpen: () => void }[]
}

/**
 * The important notices: tabs in a fixed order, forward only by agreeing, and with forced reading
 * only from the end. Confirmed when the user agrees to the last one.
 */
export const noticesDialog = defineDialog<NoticesProps>({
  look: 'sheet',
  label: () => copy.title,
  height: '90vh',
  load: async () => (await import('./body')).NoticesBody,
})
