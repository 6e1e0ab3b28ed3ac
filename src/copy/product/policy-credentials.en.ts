import type { policyCredentials as zh } from './policy-credentials'

export const policyCredentials = {
  '111': 'ID card',
  '551': 'HK/Macau residence permit',
  '552': 'Taiwan residence permit',
  '511': 'Taiwan mainland travel permit',
  '516': 'HK/Macau mainland travel permit',
  '553': 'Foreigner permanent residence card',
} satisfies Record<keyof typeof zh, string>
