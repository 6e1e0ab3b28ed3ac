import { fill } from '@/copy/fill'
import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

export interface InsurantConfirmProps {
  /** The people of the form. The middle of each number is hidden. */
  people: readonly { name: string; relation: string; number: string }[]
  /** The product's word for an insured person: 被保人. */
  insurant: string
}

/** Shows all insured persons again before they are submitted. */
export const insurantConfirm = defineDialog<InsurantConfirmProps>({
  look: 'sheet',
  label: ({ insurant }) => fill(popups.insurantConfirm, { insurant }),
  load: async () => (await import('./body')).InsurantConfirmBody,
})
