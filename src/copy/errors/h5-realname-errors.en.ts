import type { h5RealnameErrors as zh } from './h5-realname-errors'

export const h5RealnameErrors = {
  HAD_AUTH: 'You are already verified',
  ID_HAD_USE: 'This identity is used by another phone number',
  ID_NOT_MATCH:
    'This account is bound to other real-name information, enter the correct information',
  BASIC2_NOT_MATCH: 'Fill in your own real identity',
  CREDENTIALNO_BLACKLIST: 'Abnormal login, contact customer service',
  AUTH_FAILED: 'Login expired, please sign in again',
  DEFAULT: 'Check failed, please retry later',
} satisfies Record<keyof typeof zh, string>
