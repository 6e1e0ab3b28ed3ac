import type { subscribe as zh } from './subscribe'

export const subscribe = {
  succeeded: 'Subscribed',
  '20001': 'Subscription failed: the template ID does not exist',
  '20004': 'Please enable message notifications in the official account settings',
} satisfies Record<keyof typeof zh, string>
