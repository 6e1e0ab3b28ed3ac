import type { realname as zh } from './realname'

export const realname = {
  bindTitle: 'Bind your mobile number',
  realnameTitle: 'Verify your identity',
  boundTo: 'This mobile number is bound to {name}',
  phoneFailed: 'Phone number verification failed',
  userStateFailed: 'Network error, please retry later',
  verified: 'You are already verified',
} satisfies Record<keyof typeof zh, string>
