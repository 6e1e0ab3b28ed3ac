import type { diagnostics as zh } from './diagnostics'

export const diagnostics = {
  title: 'Diagnostics',
  about: 'Send this page to our service to help find a problem. It holds no personal data.',
  environment: 'Environment',
  context: 'What the link says',
  login: 'Sign-in',
  signedIn: 'Signed in',
  signedOut: 'Not signed in',
  host: 'App',
  version: 'App version',
  env: 'browserEnv',
  capabilities: 'Capabilities',
  none: 'None',
  language: 'Language',
  clock: 'Time of the server',
  copy: 'Copy',
} satisfies Record<keyof typeof zh, string>
