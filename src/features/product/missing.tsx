import { lazy, Suspense } from 'react'
import type { Failure } from '@/api/client'
import { insure } from '@/copy/product/insure'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

/** Few ever see these, so the first screen does not carry them. */
const Choice = lazy(async () => ({ default: (await import('./product-missing')).ProductChoice }))
const Missing = lazy(async () => ({ default: (await import('./product-missing')).ProductMissing }))

const Waiting = () => (
  <PageShell title={insure.title}>
    <Card>
      <Skeleton lines={5} />
    </Card>
  </PageShell>
)

/** No product was named: what there is to choose from. */
export const ProductChoice = () => (
  <Suspense fallback={<Waiting />}>
    <Choice />
  </Suspense>
)

/** The insure page without its product: gone, or not reached. */
export const ProductMissing = (props: { error: Failure; onRetry: () => Promise<void> }) => (
  <Suspense fallback={<Waiting />}>
    <Missing {...props} />
  </Suspense>
)
