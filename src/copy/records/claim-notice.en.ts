import type { claimNotice as zh } from './claim-notice'

export const claimNotice = {
  title: 'Before you claim',
  text: 'Check that hospital and treatment are covered; keep bills, lists of charges and records. A claim costs nothing: who asks for a fee is a fraud.',
  family: 'Also insured by this order',
} satisfies Record<keyof typeof zh, string>
