import type { rewardStatuses as zh } from './reward-statuses'

export const rewardStatuses = {
  PENDING: 'To come',
  EARNED: 'Earned',
  DROPPED: 'Not earned',
  TAKEN_BACK: 'Taken back',
} satisfies Record<keyof typeof zh, string>
