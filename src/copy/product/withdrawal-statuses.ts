import type { Withdrawal } from '@/contract/share'

/** How withdrawals of rewards stand. */
export const withdrawalStatuses = {
  REQUESTED: '处理中',
  PROCESSING: '处理中',
  PAID: '已到账',
  FAILED: '未成功，已退回余额',
} as const satisfies Record<Withdrawal['status'], string>
