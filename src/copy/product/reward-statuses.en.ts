import type { rewardStatuses as zh } from './reward-statuses'

export const rewardStatuses = {
  PENDING: 'Cover to begin',
  EARNED: 'Earned',
  DROPPED: 'Not earned',
  TAKEN_BACK: 'Taken back',
} satisfies Record<keyof typeof zh, string>
