import { demo } from '@/ui/dialogs/demo'
import { cashWithdraw } from '.'

export const cashWithdrawDemo = demo('提现', cashWithdraw, {
  可以提现: { balanceFen: 1880, minFen: 100 },
  不够: { balanceFen: 50, minFen: 100 },
})
