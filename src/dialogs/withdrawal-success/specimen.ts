import { specimen } from '../specimen'
import { withdrawalSuccess } from './'

export const withdrawalSuccessSpecimen = specimen('提现申请已提交', withdrawalSuccess, {
  默认: { amountFen: 1880 },
})
