import type { genders as zh } from './genders'

export const genders = {
  M: 'Male',
  F: 'Female',
} satisfies Record<keyof typeof zh, string>
