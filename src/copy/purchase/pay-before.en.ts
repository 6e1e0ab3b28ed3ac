import type { payBefore as zh } from './pay-before'

export const payBefore = {
  text: 'Please pay before {TIME}',
} satisfies Record<keyof typeof zh, string>
