import type { wx as zh } from './wx'

export const wx = {
  covers: 'What is covered',
  more: 'See everything',
  renewal: 'Renewal',
  renewalLead: 'Renew {NAME} before it ends, and cover is unbroken.',
  renewAs: 'Renewed as',
  again: 'Please check people, health notice and premium again; what this page shows counts.',
  insuredBefore: 'Your {insurant}',
  until: 'covered until {DAY}',
  signInToSee: 'Sign in to see whom you insured last year, and until when.',
  noneBefore: 'You hold no policy of this product; you may insure right away.',
  missing: 'This product was not found',
} satisfies Record<keyof typeof zh, string>
