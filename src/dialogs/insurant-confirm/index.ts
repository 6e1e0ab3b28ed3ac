import { fill } from '@/copy/fill'
import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

export interface InsurantConfirmProps {
  /** As the form has them; numbers with their middle hidden. */
  people: readonly { name: string; relation: string; number: string }[]
  /** What the product calls them: 被保人. */
  insurant: string
}

/** Everybody insured, once more before they are submitted (specification section 2). */
export const insurantConfirm = defineDialog<InsurantConfirmProps>({
  look: 'sheet',
  label: ({ insurant }) => fill(popups.insurantConfirm, { insurant }),
  load: async () => (await import('./body')).InsurantConfirmBody,
})
