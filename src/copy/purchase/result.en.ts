import type { result as zh } from './result'

export const result = {
  title: 'Result',
  succeeded: 'You are insured',
  pending: 'Paid; being checked',
  viewPolicy: 'View the policy',
  viewOrder: 'View the order',
  policyNumber: 'Policy number',
  effectiveOn: 'In force from',
  nextSteps: 'What happens next',
  share: 'Share',
  pendingText:
    'Whether everybody may join is checked within 1-5 working days; if not, the order is revoked, the premium refunded and the policy void from the start.',
  notPaid: 'No payment yet',
  notPaidText: 'If you have paid it may take some minutes; please do not pay twice.',
} satisfies Record<keyof typeof zh, string>
