import type { realname as zh } from './realname'

export const realname = {
  boundTo: 'This mobile number is bound to {name}',
  userStateFailed: 'Network error, please retry later',
  changeInfo: 'Change the details',
  byFace: 'Verify by face',
  signIn: 'Sign in again',
  changePhone: 'Change number',
  termsWhy:
    'Names and ID numbers are sensitive: they serve insuring, real-name checks and claims only.',
} satisfies Record<keyof typeof zh, string>
