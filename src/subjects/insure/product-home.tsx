import { useEffect } from 'react'
import type { ProductId } from '@/contract/fields'
import { front } from '@/copy/product/front'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { dropFamilyChoice } from '@/stores/family-choice'
import { alert } from '@/ui/dialog/message'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { PageShell } from '@/ui/shell/page-shell'
import { isClosed } from './buy-bar'
import { ProductMissing } from './missing'
import { ProductView } from './product-view'
import { usePageInfo, useProductPage } from './use-product'

/** The insure page: the product and the way to buy it. */
export const ProductHome = ({ product }: { product: ProductId }) => {
  const { state, again } = useProductPage(product)
  const info = usePageInfo(product).state
  const page = state.status === 'ready' ? state.value : undefined

  useEffect(() => {
    if (!page) return
    const { cityCode, productCode, pageVersion } = page
    const step = { cityCode, productCode, type: 'ENTER', pageId: 'insure', pageVersion } as const
    // The page does not need the sales evidence. If this code does not load, the form records the
    // step.
    import('@/stores/record-step').then(
      ({ recordStep }) => recordStep(step),
      () => undefined,
    )
  }, [page])

  if (state.status === 'failed')
    return <ProductMissing {...product} error={state.error} onRetry={again} />
  if (!page) return <ProductLoading />

  const now = info.status === 'ready' ? info.value : undefined
  const wayOn = isClosed(now) ? ('reserve' as const) : ('insureApply' as const)
  const buy = () => {
    if (now?.stopWords !== undefined) return alert({ title: front.paused, text: now.stopWords })
    // A choice from a form that did not open is not made again by another tap.
    dropFamilyChoice()
    return go(pathTo(wayOn, { ...product }))
  }
  return <ProductView page={page} info={now} onBuy={() => void buy()} />
}

const ProductLoading = () => (
  <PageShell title={front.title} header="hidden" placeholder>
    <Skeleton height={240} />
    <Card>
      <Skeleton lines={3} />
    </Card>
    <Card>
      <Skeleton lines={5} />
    </Card>
  </PageShell>
)
