import type { subscribe as zh } from './subscribe'

export const subscribe = {
  title: 'Messages',
  heading: 'Be told what matters',
  text: 'WeChat tells you how your enrolment went, when cover begins and where a refund is. No advertising.',
  ask: 'Subscribe to messages',
  skip: 'Not now',
  none: 'There is nothing to subscribe to',
  mainSwitchOff:
    'Subscription messages are switched off; please allow them in the settings and try again',
  openSetting: 'Open the settings',
  failed: 'That did not work, please try again',
  succeeded: 'Subscribed',
  '20001': 'Subscription failed: the template ID does not exist',
  '20004': 'Please enable message notifications in the official account settings',
} satisfies Record<keyof typeof zh, string>
