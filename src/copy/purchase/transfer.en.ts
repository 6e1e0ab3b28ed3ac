import type { transfer as zh } from './transfer'

export const transfer = {
  title: 'On the way',
  resultTitle: 'Payment',
  asking: 'Asking how the payment went',
  paidTitle: 'Paid',
  paidText: 'Your application is submitted; the policy appears with the order.',
  payingTitle: 'Being processed',
  payingText: 'The result is not known yet. Please do not pay again.',
  failedTitle: 'Not paid',
  failedText: 'Nothing was charged, or it comes back the way it came. Pay again from the order.',
  unknownTitle: 'See your orders',
  unknownText: 'What the order says is what counts.',
  toOrders: 'My orders',
  bindTitle: 'Your account',
  boundTitle: 'Your WeChat is bound',
  boundText: 'In this official account you can now pay with WeChat at once.',
  unboundTitle: 'Binding did not work',
  unboundText:
    'WeChat gave us no permission. You may still insure; to pay inside WeChat, close this page and open it again.',
  unneededTitle: 'Nothing to bind here',
  unneededText: 'You can insure from here right away, without it.',
  tokenFailed: 'failed to get token',
  tokenFailedText: 'We cannot lead you to the partner right now. Please try again.',
  placeFailed: 'This address cannot be opened',
  goOn: 'Continue',
  again: 'Ask again',
} satisfies Record<keyof typeof zh, string>
