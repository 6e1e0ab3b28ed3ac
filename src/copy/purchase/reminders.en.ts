import type { reminders as zh } from './reminders'

export const reminders = {
  unfinishedTitle: 'You have not finished your enrolment',
  remindLater: 'Remind me later',
  reminded: 'We will remind you tomorrow',
  goOn: 'Continue',
  unfinishedText:
    'This benefit plan is open for a limited time, until {END}. Please finish in time.',
  doNotRemind: 'Do not remind me for {N} days',
  renewalTitle: 'Automatic renewal is not switched on',
  renewalOpen: 'Switch on automatic renewal',
  hesitationTitle: 'Still thinking it over?',
  successTitle: 'You are enrolled',
  endedTitle: 'Enrolment has ended',
  followOfficialAccount: 'Follow our official account',
  subscribe: 'Subscribe to messages',
  service: 'Contact your adviser',
} satisfies Record<keyof typeof zh, string>
