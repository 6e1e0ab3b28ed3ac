import type { reserve as zh } from './reserve'

export const reserve = {
  title: 'Booking',
  booked: 'You have booked successfully',
  soon: '{NAME} opens soon',
  open: '{NAME} is open for enrolment',
  ended: 'This enrolment is over; book the next one',
  opensAt: 'Opens next: {TIME}',
  unknown: 'You will be told as soon as it opens again.',
  byWechat: 'One WeChat service message when it opens. No advertising.',
  bySms: 'One text message to your mobile when it opens. No advertising.',
  byNobody: 'Your account has no mobile yet: sign in with one to be told.',
  opensIn: 'Opens in',
  bookNext: 'Book the next enrolment',
  cancel: 'Cancel the booking',
  cancelled: 'Booking cancelled',
  missing: 'This product was not found',
} satisfies Record<keyof typeof zh, string>
