import type { standIns as zh } from './stand-ins'

export const standIns = {
  allNoFoundTitle: 'Nothing found',
  allNoFoundText:
    'The link may be old, or what it led to is gone. Go back, or choose your city and product.',
  housekeeperTitle: 'No community housekeeper here yet',
  housekeeperText:
    'There is none for your region or product. The guide to care and claims may help you.',
  noLoginTitle: 'You are not signed in',
  noLoginText: 'Sign in to see your orders, policies and personal data.',
  toLogin: 'Sign in',
  lastPage: 'Back to the last page',
  choose: 'Choose city and product',
  toService: 'Guide to care and claims',
} satisfies Record<keyof typeof zh, string>
