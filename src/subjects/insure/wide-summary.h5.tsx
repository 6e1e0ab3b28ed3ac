import { useWide } from '@/platform/wide'
import { Skeleton } from '@/ui/display/skeleton'
import { later } from '@/ui/load/later'
import type { WideSummary as Side } from './wide-summary.types'

const BuySummary = later(
  async () => (await import('./buy-summary')).BuySummary,
  <Skeleton height={180} />,
)

/** Phones do not load it. */
export const WideSummary: Side = (props) => (useWide() ? <BuySummary {...props} /> : null)
