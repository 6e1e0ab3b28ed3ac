import type { result as zh } from '../result'

export const result = {
  title: 'Result',
  succeeded: 'You are insured',
  pending: 'Paid; being checked',
  viewPolicy: 'View the policy',
  viewOrder: 'View the order',
  backHome: 'Back to the home page',
  policyNumber: 'Policy number',
  effectiveOn: 'In force from',
  nextSteps: 'What happens next',
  insureMore: 'Insure your family',
  share: 'Share',
} satisfies Record<keyof typeof zh, string>
