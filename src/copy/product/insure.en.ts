import type { insure as zh } from './insure'

export const insure = {
  renewNow: 'Renew now',
  from: 'from ¥{YUAN}',
  saleEndsIn: 'Enrolment closes in',
  saleStartsIn: 'Enrolment opens in',
  renewalEndsIn: 'Renewal closes in',
  countdown: '{DD}d {HH}h {MM}m {SS}s',
  coverage: 'What is covered',
  notices: 'Before you buy',
  faq: 'Questions and answers',
  claim: 'How to claim',
  documents: 'Policy documents',
  warning: 'Please note: you are about to start enrolment',
} satisfies Record<keyof typeof zh, string>
