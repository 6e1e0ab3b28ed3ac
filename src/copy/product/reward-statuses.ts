import type { Reward } from '@/contract/reward'
import { area } from '../language'

/** How rewards for sharing stand. */
export const rewardStatuses = area('rewardStatuses', {
  PENDING: '待到账',
  EARNED: '已获得',
  DROPPED: '未获得',
  TAKEN_BACK: '已收回',
} satisfies Record<Reward['status'], string>)
