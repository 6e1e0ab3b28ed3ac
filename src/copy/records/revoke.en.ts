import type { revoke as zh } from './revoke'

export const revoke = {
  about:
    '{withdraw}: policies of one payment end together, and what was paid goes back to where it came from.',
  until: 'Until {TIME}: {withdraw} for all of your money',
  late: '{withdraw}: it is too late. To end the contract, call {PHONE}',
  title: 'Confirm: {withdraw}',
  falls: '{withdraw}: these {N} policies end together and cover nothing any more',
  amount: 'To be refunded',
  reason: 'Why',
  way: 'Refund to',
  wayText: 'The account that paid',
  arrival: 'Arrives',
  arrivalText: 'Usually 1 to 3 working days after it is accepted',
  confirm: 'Confirm: {withdraw}',
  keep: 'Keep them',
  done: 'Done: {withdraw}',
  doneText:
    '{N} policies have ended and a refund of {YUAN} yuan was requested. The order shows how it goes.',
  follow: 'Follow the refund',
  refunds: 'Refunds',
  requestedAt: 'Requested',
  acceptedAt: 'Accepted',
  refundedAt: 'Arrived',
} satisfies Record<keyof typeof zh, string>
