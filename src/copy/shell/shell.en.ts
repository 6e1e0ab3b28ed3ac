import type { shell as zh } from './shell'

export const shell = {
  loading: 'Loading...',
  loadFailed: 'Failed to load',
  empty: 'Nothing here yet',
  offline: 'You are offline. Please check your connection',
  main: 'Main content',
  skip: 'Skip to main content',
  required: 'required',
  optional: 'optional',
  selected: 'selected',
  elderlyMode: 'Large text',
  standardMode: 'Standard',
  help: 'Help',
  servicePhone: 'Customer service',
  copied: 'Copied',
  sandbox: 'Sandbox',
  yuan: '¥{YUAN}',
  perYear: '¥{YUAN} a year',
  days: '{N} days',
  leave: 'Leave this page?',
  signedOut: 'Signed out',
} satisfies Record<keyof typeof zh, string>
