import { lazy, Suspense } from 'react'
import type { Failure } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { front } from '@/copy/product/front'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'

/** Few ever see these, so the first screen does not carry them. */
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

/** No product was named, or only half: what there is to choose from. */
export const CityChoice = (named: Partial<ProductId>) => (
  <Suspense fallback={<Waiting />}>
    <Choice {...named} />
  </Suspense>
)

/** The insure page without its product: gone, or not reached. */
export const ProductMissing = (props: {
  error: Failure
  cityCode: string
  onRetry: () => Promise<void>
}) => (
  <Suspense fallback={<Waiting />}>
    <Missing {...props} />
  </Suspense>
)

/** A product that only the mini-program has a page for. */
export const HandOver = (props: { productCode: string }) => (
  <Suspense fallback={<Waiting />}>
    <Native {...props} />
  </Suspense>
)
