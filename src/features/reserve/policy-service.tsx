import { send } from '@/api/client'
import { OtherMiniProgram } from '@/blocks/service-desk/other-mini-program'
import type { ProductId } from '@/contract/fields'
import { listPolicies } from '@/contract/policy'
import { afterSale as copy } from '@/copy/records/after-sale'
import { buttons } from '@/copy/shell/buttons'
import { host } from '@/copy/shell/host'
import { useServiceEntry } from '@/flows/service-entry'
import { target } from '@/platform/device'
import { can } from '@/platform/environment'
import { openMiniProgram } from '@/platform/mini-program'
import { go } from '@/platform/navigation'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'

/** Is the person covered by this product, or about to be? Nobody is asked to sign in for it. */
const isCovered = async (product: ProductId): Promise<{ ok: true; value: boolean }> => {
  const answer = isSignedIn() ? await send(listPolicies, product) : undefined
  const policies = answer?.ok ? answer.value.list : []
  const value = policies.some(({ status }) => status === 'EFFECTIVE' || status === 'WAITING')
  return { ok: true, value }
}

/**
 * policyService (specification section 2): the sale is over and a policy is in force. 立即查看 goes
 * to the mini-program that serves it, or to the city-service login; on the web to the policies.
 */
export const PolicyService = ({ product }: { product: ProductId }) => {
  const { state } = useLoad(productKey(product), () => isCovered(product))
  const { miniProgram } = useServiceEntry(product)
  const { channel } = useVisit(({ context }) => context)
  if (state.status !== 'ready' || !state.value) return null

  const view = async () => {
    if (target !== 'weapp' && !can('miniProgramBridge')) return go(pathTo('policyList', product))
    const { cityCode } = product
    const path = weappPathTo('cityService', { cityCode, ...(channel && { channel }) })
    const opened = await openMiniProgram({ path })
    if (!opened.ok) toast(host.notOpened)
  }
  return (
    <Card title={copy.policyService}>
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
