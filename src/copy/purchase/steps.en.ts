import type { steps as zh } from './steps'

export const steps = {
  label: 'Step {N} of {ALL}: {STEP}',
  fill: 'Fill in',
  health: 'Health',
  check: 'Check',
  pay: 'Pay',
  andUp: ' and up',
} satisfies Record<keyof typeof zh, string>
