import type { bindPhoneErrors as zh } from './bind-phone-errors'

export const bindPhoneErrors = {
  '1': 'Enter the correct verification code',
  '2': 'The phone to bind does not match',
  '3': 'The phone number of the bank card does not match',
  '4': 'Face check failed',
  '5': 'This phone is already bound to another account',
  DEFAULT: 'Binding the phone failed',
} satisfies Record<keyof typeof zh, string>
