import type { policies as zh } from './policies'

export const policies = {
  about:
    'Each policy is underwritten by the insurer it names. For claims and questions call the number on the policy; its terms are in the details.',
  title: 'My policies',
  empty: 'No matching policy was found',
  detail: 'Policy',
  number: 'Policy number',
  product: 'Product',
  company: 'Insurer',
  plan: 'Plan',
  period: 'Period of cover',
  waiting: 'Waiting period: {N} days',
  region: 'Region',
  filedName: 'Filed name',
  premium: 'Premium',
  coverage: 'Cover',
  documents: 'Documents',
  issuedAt: 'Issued at',
  viewDocument: 'View',
  call: 'Call customer service',
  relation: 'Relation to the {applicant}',
  order: 'Order',
} satisfies Record<keyof typeof zh, string>
