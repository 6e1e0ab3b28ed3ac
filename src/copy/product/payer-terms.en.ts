import type { payerTerms as zh } from './payer-terms'

export const payerTerms = {
  applicant: 'payer',
  insurant: 'participant',
  orderCenter: 'Order Center',
  withdraw: 'Cancel order',
  perYear: 'a person a year',
} satisfies Record<keyof typeof zh, string>
