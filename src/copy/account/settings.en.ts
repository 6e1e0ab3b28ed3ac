import type { settings as zh } from './settings'

export const settings = {
  title: 'Settings',
  reading: 'Reading',
  elderlyHint: 'Larger letters and buttons, clearer colours',
  asAgent: 'I am an agent',
  licence: 'Licence',
  signIns: 'Sign-ins',
  everywhere: 'Sign out everywhere',
  everywhereAsk: 'Every device is signed out, this one too',
  everywhereDone: 'Signed out everywhere',
  myData: 'My personal information',
  export: 'Export my data',
  exportHint: 'Account, orders, policies and sign-ins; names and numbers are masked',
  withdraw: 'Withdraw consent',
  withdrawHint:
    'Withdraws the consent to keep personal information: drafts and remembered people go',
  withdrawAsk:
    'Drafts and remembered people are deleted and you are signed out. Policies stay in force; buying again needs your consent again.',
  withdrawDone: 'Consent withdrawn',
  remove: 'Delete account',
  removeHint: 'You cannot sign in to it again; policies stay in force and are kept as the law asks',
  removeAsk:
    'You will not see orders and policies online any more; please call us about them. Policies stay in force.',
  removeLoses:
    'You have ¥{YUAN} of rewards that were not withdrawn, to come ones among them. With the account they are lost for good. What is still to come can be withdrawn once it has come.',
  removeWithdraw: 'See rewards',
  removeAnyway: 'Give up rewards, delete',
  removeDone: 'Account deleted',
  SIGN_IN: 'Signed in',
  SIGN_OUT: 'Signed out',
  SIGN_OUT_EVERYWHERE: 'Signed out everywhere',
  STOLEN_TOKEN: 'An unusual sign-in was stopped',
  MINI_PROGRAM: 'Mini-program',
  WECHAT: 'WeChat',
  IOS: 'iPhone or iPad',
  ANDROID: 'Android phone',
  COMPUTER: 'Computer',
  OTHER: 'Another device',
} satisfies Record<keyof typeof zh, string>
