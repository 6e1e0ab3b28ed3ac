import type { Price } from '@/contract/proposal'

/** What a person's premium buys: the scheme, and the band it was priced by. */
export const priceNote = ({
  riskList,
  premiumDesc,
}: Pick<Price['insurants'][number], 'riskList' | 'premiumDesc'>): string =>
  [riskList.map(({ riskName }) => riskName).join('、'), premiumDesc].filter(Boolean).join(' ')
