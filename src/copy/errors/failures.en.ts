import type { failures as zh } from './failures'

export const failures = {
  timeout: 'So many people are here that your request timed out. Please try again later',
  busy: 'Too many people at the moment, please try again later',
} satisfies Record<keyof typeof zh, string>
