import type { claims as zh } from './claims'

export const claims = {
  title: 'How to claim',
  reportTitle: 'Report',
  reportText: 'Call our service soon after admission or diagnosis: who, when, which hospital.',
  papersTitle: 'Papers',
  papersText:
    'Identity card and bank card of the insured, discharge summary, itemised bill, invoice, settlement sheet.',
  submitTitle: 'Hand in',
  submitText: 'In the way our service tells you; keep the number you are given.',
  reviewTitle: 'Review and payment',
  reviewText:
    'The insurer looks at complete papers and pays to the bank card of the insured person.',
} satisfies Record<keyof typeof zh, string>
