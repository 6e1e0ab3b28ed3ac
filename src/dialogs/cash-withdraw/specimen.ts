import { specimen } from '../specimen'
import { cashWithdraw } from './'

export const cashWithdrawSpecimen = specimen('提现', cashWithdraw, {
  可以提现: { balanceFen: 1880, minFen: 100 },
  不够: { balanceFen: 50, minFen: 100 },
})
