import { useState } from 'react'
import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { health as copy } from '@/copy/purchase/health'
import { buttons } from '@/copy/shell/buttons'
import { productPage } from '@/flows/product-page'
import { restorePurchase } from '@/flows/purchase/draft'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { usePurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'
import { Skeleton } from '@/ui/display/skeleton'
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

  if (state.status === 'loading')
    return (
      <PageShell title={copy.title} back={apply}>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </PageShell>
    )
  if (state.status === 'failed')
    return (
      <PageShell title={copy.title} back={apply}>
        <StatePanel picture="error" title={failureText(state.error, product)} urgent>
          <Button kind="primary" onClick={again}>
            {buttons.retry}
          </Button>
        </StatePanel>
      </PageShell>
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
        <Stack gap={2}>
          <Button
            kind="primary"
            size="l"
            block
            disabled={people === 0 || (health.layout === 'questions' && !answered)}
            onClick={() => proceed(page)}
          >
            {health.agreeText}
          </Button>
          <Button block onClick={refuse}>
            {health.refuseText}
          </Button>
        </Stack>
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
