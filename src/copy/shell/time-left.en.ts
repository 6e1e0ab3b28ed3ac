import type { timeLeft as zh } from './time-left'

export const timeLeft = {
  days: '{N}d {TIME}',
} satisfies Record<keyof typeof zh, string>
