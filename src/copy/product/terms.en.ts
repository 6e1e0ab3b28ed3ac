import type { terms as zh } from './terms'

export const terms = {
  applicant: 'policyholder',
  insurant: 'insured',
  orderCenter: 'My orders',
  withdraw: 'Withdraw',
  perYear: 'a person a year',
} satisfies Record<keyof typeof zh, string>
