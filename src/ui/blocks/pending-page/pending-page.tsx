import { Skeleton } from '../../display/skeleton'
import { Card } from '../../layout/card'
import type { Load } from '../../load/use-load'
import { PageShell } from '../../shell/page-shell'
import { Failed, type FailedProps } from '../failed/failed'

export interface PendingPageProps extends Omit<FailedProps, 'error'> {
  title: string
  back: string
  state: Exclude<Load<never, FailedProps['error']>, { status: 'ready' }>
  /** Rough number of lines that will be shown. */
  lines?: number
}

/** A page whose content is loading or failed to load. */
export const PendingPage = ({ title, back, state, lines = 8, ...failed }: PendingPageProps) => (
  <PageShell title={title} back={back}>
    {state.status === 'loading' ? (
      <Card>
        <Skeleton lines={lines} />
      </Card>
    ) : (
      <Failed error={state.error} {...failed} />
    )}
  </PageShell>
)
