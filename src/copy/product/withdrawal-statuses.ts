import type { Withdrawal } from '@/contract/reward'
import { area } from '../language'

/** How withdrawals of rewards stand. */
export const withdrawalStatuses = area('withdrawalStatuses', {
  REQUESTED: '处理中',
  PROCESSING: '处理中',
  PAID: '已到账',
  FAILED: '未成功，已退回余额',
} satisfies Record<Withdrawal['status'], string>)
