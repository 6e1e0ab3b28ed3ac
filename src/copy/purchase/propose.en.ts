import type { propose as zh } from './propose'

export const propose = {
  unpaidTitle: 'You have an unpaid order',
  unpaidText:
    'It insures some of the same people. Going on makes a new order and cancels the unpaid one.',
  replace: 'Go on',
} satisfies Record<keyof typeof zh, string>
