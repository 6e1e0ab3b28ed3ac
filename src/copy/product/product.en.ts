import type { product as zh } from './product'

export const product = {
  cover: 'Cover',
  amount: 'Up to',
  deductible: 'Deductible',
  ratio: 'Share paid',
  age: 'Age (years)',
  premiumYear: 'Premium a year',
  paid: 'Paid out',
  from: 'from {YUAN} yuan',
  notCovered: 'Not covered',
  both: 'In every plan: {NAMES}',
  coverDetail: 'Cover in detail',
  partCover: 'What',
  partWho: 'Who',
  partPapers: 'Papers',
  failedTitle: 'This page cannot be opened just now',
} satisfies Record<keyof typeof zh, string>
