import type { front as zh } from './front'

export const front = {
  title: 'City Health Insurance',
  myPolicies: 'My policies',
  mine: 'What I have',
  effectivePeriod: 'Cover: ',
  applicableRegion: 'Where it applies: {REGION}',
  saleUntil: 'On sale until {DAY}',
  yearly: 'A year',
  andUp: ' and up',
  insureNow: 'Get insured',
  closed: 'The enrolment period has ended',
} satisfies Record<keyof typeof zh, string>
