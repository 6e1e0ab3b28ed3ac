import type { wxRealnameErrors as zh } from './wx-realname-errors'

export const wxRealnameErrors = {
  HAD_AUTH: 'You are already verified',
  ID_NOT_MATCH: 'The identity does not match this account',
  ID_HAD_USE: 'Used by another WeChat account',
  WX_AUTH_FAIL: 'WeChat verification failed, change the information or the WeChat account',
  BASIC2_NOT_MATCH: 'The name and ID number do not match',
  DEFAULT: 'Check failed, please retry later',
} satisfies Record<keyof typeof zh, string>
