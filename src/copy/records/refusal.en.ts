import type { refusal as zh } from './refusal'

export const refusal = {
  who: 'The insurer did not accept {NAMES}: the policies of this order are void from the start and cover nothing. ',
  returning: 'All of the premium goes back; the order says how far it is.',
  returned: 'All of the premium was returned on {TIME}.',
} satisfies Record<keyof typeof zh, string>
