import type { credentialTypes as zh } from './credential-types'

export const credentialTypes = {
  '01': 'ID card',
  PASSPORT: 'Passport',
  SPECIAL: 'Mainland travel permit (HK and Macau)',
  TAIWAN: 'Mainland travel permit (Taiwan)',
  PR: 'Foreign permanent resident ID card',
  ORG: 'Unified social credit code',
  '17': 'Residence permit (HK, Macau, Taiwan)',
  '551': 'Residence permit (HK and Macau)',
  '552': 'Residence permit (Taiwan)',
} satisfies Record<keyof typeof zh, string>
