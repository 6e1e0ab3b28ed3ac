import type { openPay as zh } from './open-pay'

export const openPay = {
  ask: 'Let somebody else pay',
  askText:
    'Send the link: it is paid without a login, tells nothing of the cover, and ends with the order.',
  take: 'Copy the link to pay',
  taken: 'Link copied',
  notTaken: 'Not copied, please try again later',
  about: 'Somebody asks you to pay this premium. Check the amount, and that you know who sent it.',
  inBrowser: 'Please open this page in a browser to pay.',
  paid: 'Paid',
  paidText: 'The premium is paid; the applicant will see it.',
  over: 'This link is over',
  overText: 'If it is still to be paid, ask the applicant for another.',
} satisfies Record<keyof typeof zh, string>
