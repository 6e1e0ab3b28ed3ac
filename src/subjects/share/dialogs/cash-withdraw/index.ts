import { defineDialog } from '@/ui/dialog/define'
import { dialogs } from '../../copy'

export interface CashWithdrawProps {
  /** The greatest amount of a withdrawal now, in fen. */
  balanceFen: number
  /** The smallest amount of a withdrawal, in fen. */
  minFen: number
}

/** Asks for the amount of a reward withdrawal and answers it in fen. */
export const cashWithdraw = defineDialog<CashWithdrawProps, number>({
  look: 'modal',
  label: () => dialogs.withdraw,
  load: async () => (await import('./body')).CashWithdrawBody,
})
