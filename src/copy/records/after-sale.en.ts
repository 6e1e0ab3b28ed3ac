import type { afterSale as zh } from './after-sale'

export const afterSale = {
  closedTitle: 'The enrolment period has ended',
  policyService: 'The enrolment period has ended; your policy is in force',
  followTitle: 'Follow our official account and book the next enrolment',
  followText: 'Press and hold the QR code to follow us and book the next enrolment',
  reserveTitle: 'This enrolment has ended. Book the next one',
  policyText: 'Policies, claims and extras are in the services of your city',
  reserveText: 'We will tell you when the next enrolment opens',
  bookedTitle: 'You have booked successfully',
} satisfies Record<keyof typeof zh, string>
