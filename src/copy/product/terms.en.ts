import type { terms as zh } from './terms'

export const terms = {
  applicant: 'policyholder',
  insurant: 'insured',
  orderCenter: 'My orders',
  withdraw: 'Withdraw',
} satisfies Record<keyof typeof zh, string>
