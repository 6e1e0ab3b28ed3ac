import type { product as zh } from './product'

export const product = {
  cover: 'Cover',
  amount: 'Up to',
  deductible: 'Deductible',
  ratio: 'Share paid',
  age: 'Age (years)',
  premiumYear: 'Premium a year',
  paid: 'Paid out',
  perPersonYear: 'yuan a person a year, from',
  applicableRegion: 'Where it applies: {REGION}',
  saleUntil: 'On sale until {DAY}',
  missingTitle: 'No such product',
  missingText: 'The link may be incomplete, or the product is gone. Have a look at these instead.',
  failedTitle: 'This page cannot be opened just now',
  choose: 'Choose a product',
} satisfies Record<keyof typeof zh, string>
