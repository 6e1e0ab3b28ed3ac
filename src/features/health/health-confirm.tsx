import { useState } from 'react'
import { PendingPage } from '@/blocks/pending-page/pending-page'
import type { ProductId } from '@/contract/fields'
import { health as copy } from '@/copy/purchase/health'
import { productPage } from '@/flows/product-page'
import { restorePurchase } from '@/flows/purchase/draft'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { usePurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { HealthSections } from './health-sections'
import { useProceed } from './use-proceed'

/** The health notice, then the important notices, the price, and the proposal. */
export const HealthConfirm = ({ product }: { product: ProductId }) => {
  const { state, again } = useLoad(product.cityCode + product.productCode, async () => {
    const restored = await restorePurchase(product)
    return restored.ok ? productPage(product) : restored
  })
  const people = usePurchase(({ insurants }) => insurants.length)
  const proceed = useProceed(product, again)
  const [answered, setAnswered] = useState(false)
  const apply = pathTo('insureApply', { ...product })

  if (state.status !== 'ready')
    return (
      <PendingPage title={copy.title} back={apply} state={state} words={product} onRetry={again} />
    )

  const page = state.value
  const { health } = page
  const refuse = async () => {
    await alert({ title: copy.refusedTitle, text: copy.refusedText, icon: 'warning-red' })
  }
  return (
    <PageShell
      title={health.title}
      back={apply}
      theme={page.colorSet}
      bottom={
        people === 0 ? undefined : (
          <Stack gap={2}>
            <Button
              kind="primary"
              size="l"
              block
              disabled={health.layout === 'questions' && !answered}
              onClick={() => proceed(page)}
            >
              {health.agreeText}
            </Button>
            <Button block onClick={refuse}>
              {health.refuseText}
            </Button>
          </Stack>
        )
      }
    >
      {people === 0 ? (
        <StatePanel picture="empty" title={copy.nobodyTitle} text={copy.nobodyText}>
          <Button kind="primary" onClick={() => replace(apply)}>
            {copy.fillIn}
          </Button>
        </StatePanel>
      ) : (
        <Card>
          <HealthSections health={health} onAllDenied={setAnswered} />
        </Card>
      )}
    </PageShell>
  )
}
