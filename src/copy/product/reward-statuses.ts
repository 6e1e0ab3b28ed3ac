import type { Reward } from '@/contract/share'

/** How rewards for sharing stand. */
export const rewardStatuses = {
  PENDING: '待到账',
  EARNED: '已获得',
  DROPPED: '未获得',
  TAKEN_BACK: '已收回',
} as const satisfies Record<Reward['status'], string>
