import type { verify as zh } from './verify'

export const verify = {
  title: 'Check a policy',
  about:
    'Enter the policy number and the code printed on an electronic policy, or scan its code, to see whether it is genuine.',
  code: 'Code',
  codeHint: '16 letters and digits',
  check: 'Check',
  blank: 'Please enter the policy number and the code',
  genuine: 'This policy is genuine',
  genuineText: 'Please compare this with the policy in your hands.',
  none: 'No such policy was found',
  noneText:
    'Please check the number and the code. If they are right, ask the customer service named on the policy: it may be a fake.',
  status: 'Status',
  insured: 'Insured person',
  holder: 'Policyholder',
} satisfies Record<keyof typeof zh, string>
