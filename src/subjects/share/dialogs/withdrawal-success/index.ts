import { defineDialog } from '@/ui/dialog/define'
import { dialogs } from '../../copy'

export interface WithdrawalSuccessProps {
  amountFen: number
}

/** Says that a reward is on its way. It closes after 5 s. */
export const withdrawalSuccess = defineDialog<WithdrawalSuccessProps>({
  look: 'modal',
  label: () => dialogs.withdrawn,
  load: async () => (await import('./body')).WithdrawalSuccessBody,
})
