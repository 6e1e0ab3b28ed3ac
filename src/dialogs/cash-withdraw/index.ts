import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

export interface CashWithdrawProps {
  /** What may be withdrawn now, fen. */
  balanceFen: number
  /** Less is not paid out, fen. */
  minFen: number
}

/** Takes out a reward (specification section 2, cash-withdraw). Yields the amount, fen. */
export const cashWithdraw = defineDialog<CashWithdrawProps, number>({
  look: 'modal',
  label: () => popups.withdraw,
  load: async () => (await import('./body')).CashWithdrawBody,
})
