import type { payConfirm as zh } from './pay-confirm'

export const payConfirm = {
  title: 'Check your order',
  confirmAndPay: 'Confirm and pay',
  payType: 'Payment method',
  autoRenewal: 'Automatic renewal',
  terms: 'Please read and agree to the terms',
  show: 'Show names in full and the end of numbers',
  hide: 'Hide names and the end of numbers',
  showShort: 'Check',
  hideShort: 'Hide',
  period: 'Period of cover',
  product: 'Product',
  plan: 'Plan',
  closed: 'This order is closed. Please start again',
  sum: '¥{YUAN} ({N} people)',
  sumCopies: '¥{YUAN} ({N} copies)',
  paid: 'This order is paid',
  toResult: 'See the result',
  toInsure: 'Start again',
  change: 'Change: {WHAT}',
} satisfies Record<keyof typeof zh, string>
