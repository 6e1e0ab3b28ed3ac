import type { Price } from '@/contract/price'

/** What a person's premium covers: the scheme and the premium band. */
export const priceNote = ({
  riskList,
  premiumDesc,
}: Pick<Price['insurants'][number], 'riskList' | 'premiumDesc'>): string =>
  [riskList.map(({ riskName }) => riskName).join('、'), premiumDesc].filter(Boolean).join(' ')
