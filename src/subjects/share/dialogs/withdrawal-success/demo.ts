import { demo } from '@/ui/dialogs/demo'
import { withdrawalSuccess } from '.'

export const withdrawalSuccessDemo = demo('提现申请已提交', withdrawalSuccess, {
  默认: { amountFen: 1880 },
})
