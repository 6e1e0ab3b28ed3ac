import type { ComponentProps } from 'react'
import type { PayoutGuide } from '@/contract/guides'
import { Failed, type FailedProps } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { useLoad } from '@/ui/load/use-load'
import { PayoutCalculator } from './payout-calculator'

type Loaded = { ok: true; value: PayoutGuide } | { ok: false; error: FailedProps['error'] }

export interface PayoutPanelProps extends Omit<ComponentProps<typeof PayoutCalculator>, 'guide'> {
  /** Key of the product. */
  name: string
  load: () => Promise<Loaded>
  words: FailedProps['words']
}

/** The payout calculator of a product, once its guide has loaded. */
export const PayoutPanel = ({ name, load, words, scheme }: PayoutPanelProps) => {
  const { state, again } = useLoad(name, load)
  if (state.status === 'loading') return <Skeleton lines={6} />
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  return <PayoutCalculator guide={state.value} scheme={scheme} />
}
