import type { serviceDesk as zh } from './service-desk'

export const serviceDesk = {
  elsewhere: 'The mini-program "{NAME}" looks after this policy and its claims.',
  search: 'Search WeChat for the mini-program "{NAME}".',
  copyName: 'Copy its name',
  nameCopied: 'Copied; now search for it in WeChat',
  copyFailed: 'Not copied; please note the name',
} satisfies Record<keyof typeof zh, string>
