import type { withdrawalStatuses as zh } from './withdrawal-statuses'

export const withdrawalStatuses = {
  REQUESTED: 'Under way',
  PROCESSING: 'Under way',
  PAID: 'Paid',
  FAILED: 'Not paid, on the balance again',
} satisfies Record<keyof typeof zh, string>
