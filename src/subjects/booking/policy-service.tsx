import type { ProductId } from '@/contract/fields'
import { holderTitle } from '@/copy/records/after-sale'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import type { Situation } from '@/domain/situation/situation'
import { hasNativePages } from '@/platform/app'
import { can, openMiniProgram } from '@/platform/environment'
import { go } from '@/platform/navigation'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { useServiceEntry } from '@/subjects/product'
import { OtherMiniProgram } from '@/subjects/service'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'

/**
 * policyService: the sale is over and the user holds a policy. 立即查看 opens the mini-program that
 * serves it or the city-service login; on the web it opens the policies.
 */
export const PolicyService = ({
  product,
  cover,
}: {
  product: ProductId
  cover: Situation['cover']
}) => {
  const { miniProgram } = useServiceEntry(product)
  const { channel } = useVisit(({ context }) => context)

  const view = async () => {
    if (!hasNativePages && !can('miniProgramBridge')) return go(pathTo('policyList', product))
    const { cityCode } = product
    const path = weappPathTo('cityService', { cityCode, ...(channel && { channel }) })
    const opened = await openMiniProgram({ path })
    if (!opened.ok) toast(host.notOpened)
  }
  return (
    <Card title={holderTitle(cover)}>
      {miniProgram ? (
        <OtherMiniProgram target={miniProgram} />
      ) : (
        <Button kind="primary" size="l" block onClick={view}>
          {buttons.viewNow}
        </Button>
      )}
    </Card>
  )
}
