import type { health as zh } from './health'

export const health = {
  title: 'Health notice',
  agree: 'None of these applies; continue',
  refuse: 'One of these applies',
  refusedTitle: 'You cannot be insured for now',
  refusedText:
    'Whoever this applies to cannot be insured for now; family members it does not apply to still can.',
  editInsurants: 'Change {insurant}',
  failed: 'Insurance failed',
  no: 'No',
  yes: 'Yes',
  nobodyTitle: 'Nobody is named yet',
  nobodyText: 'Please fill in who buys and who is insured first.',
  fillIn: 'Fill in',
} satisfies Record<keyof typeof zh, string>
