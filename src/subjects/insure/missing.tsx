import { lazy, Suspense } from 'react'
import type { Failure } from '@/contract/envelope'
import type { PartialProductId } from '@/contract/fields'
import { front } from '@/copy/product/front'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

/** Few users see these, so the first screen does not load them. */
const Choice = lazy(async () => ({ default: (await import('./product-missing')).CityChoice }))
const Native = lazy(async () => ({ default: (await import('./hand-over')).HandOver }))
const Missing = lazy(async () => ({ default: (await import('./product-missing')).ProductMissing }))

const Waiting = () => (
  <PageShell title={front.title}>
    <Card>
      <Skeleton lines={5} />
    </Card>
  </PageShell>
)

/** The choice of a product, if the address names none or only half. */
export const CityChoice = (named: PartialProductId) => (
  <Suspense fallback={<Waiting />}>
    <Choice {...named} />
  </Suspense>
)

/** The insure page without its product: it does not exist or did not load. */
export const ProductMissing = (props: {
  error: Failure
  cityCode: string
  onRetry: () => Promise<void>
}) => (
  <Suspense fallback={<Waiting />}>
    <Missing {...props} />
  </Suspense>
)

/** A product whose page only the mini-program has. */
export const HandOver = (props: { productCode: string }) => (
  <Suspense fallback={<Waiting />}>
    <Native {...props} />
  </Suspense>
)
