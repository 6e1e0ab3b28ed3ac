import type { recommended as zh } from './recommended'

export const recommended = {
  title: 'More for your city',
} satisfies Record<keyof typeof zh, string>
