import type { Price } from '@/contract/proposal'

/** What a person's premium buys: the scheme, and the band it was priced by. */
export const priceNote = ({
  riskList,
  text,
}: Pick<Price['insurants'][number], 'riskList' | 'text'>): string =>
  [riskList.map(({ riskName }) => riskName).join('、'), text].filter(Boolean).join(' ')
