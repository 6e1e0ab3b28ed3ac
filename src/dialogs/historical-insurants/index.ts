import type { HistoricalInsurant } from '@/contract/person'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import type { Terms } from '@/copy/product/terms'
import { defineDialog } from '@/ui/dialog/define'

export interface HistoricalInsurantsProps {
  list: readonly HistoricalInsurant[]
  terms: Terms
  /** Ids that cannot be chosen, such as those already in the form. */
  disabled: readonly string[]
}

/** People insured before, to choose one again. */
export const historicalInsurants = defineDialog<HistoricalInsurantsProps, HistoricalInsurant>({
  look: 'sheet',
  label: ({ terms }) => fill(insurants.historyTitle, terms),
  load: async () => (await import('./body')).HistoricalInsurantsBody,
})
