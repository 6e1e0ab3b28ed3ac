import { useEffect } from 'react'
import { send, type Answer } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { getResult } from '@/contract/proposal'
import { result as copy } from '@/copy/purchase/result'
import { productPage } from '@/flows/product-page'
import { target } from '@/platform/device'
import { holdBack } from '@/platform/hold-back'
import { usePageShow } from '@/platform/lifecycle'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { StatePanel } from '@/ui/display/state-panel'
import { later } from '@/ui/load/later'
import { useLoad } from '@/ui/load/use-load'
import type { Style } from '@/ui/primitives/base.types'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { PageShell } from '@/ui/shell/page-shell'
import { PendingCheckout } from './pending-checkout'
import { ResultSections, type Ending } from './result-sections'
import './checkout.css'

/** Not needed to see how it ended, and by most hosts not at all. */
const ResultSubscribe = later(async () => (await import('./result-more')).ResultSubscribe, <></>)
const ResultFollow = later(async () => (await import('./result-more')).ResultFollow, <></>)
const Recommended = later(async () => (await import('./result-more')).Recommended, <></>)

interface ResultProps {
  proposalId: string
  product: ProductId
  /** Written by the mini-program's subscribe page when it returns. */
  subscribeStatus?: 'accept' | 'reject' | undefined
  /** At the city's own address. */
  by?: 'city' | undefined
}

/** How the purchase ended. It says "insured" only when the gateway says so. */
export const Result = ({ proposalId, product, ...asked }: ResultProps) => {
  const { state, again } = useLoad(proposalId, async (): Promise<Answer<Ending>> => {
    const [info, page] = await Promise.all([
      send(getResult, { proposalId, version: 3 }),
      productPage(product),
    ])
    if (!info.ok) return info
    return page.ok ? { ok: true, value: { info: info.value, page: page.value } } : page
  })
  usePageShow(() => {
    if (state.status === 'ready') void again()
  })
  const home = pathTo('insure', { ...product })
  if (state.status === 'ready') return <Outcome {...state.value} home={home} {...asked} />
  return <PendingCheckout title={copy.title} back={home} state={state} onRetry={again} />
}

const Outcome = ({
  info,
  page,
  home,
  subscribeStatus,
  by,
}: Ending & { home: string } & Pick<ResultProps, 'subscribeStatus' | 'by'>) => {
  const leaveByBack = () => {
    if (target === 'h5' && info.status === 'PAID')
      holdBack(`result ${info.proposalId}`, () => void replace(home))
  }
  // Below lies the cashier, which has nothing more to do here: Back leads to the product.
  useEffect(leaveByBack)
  usePageShow(leaveByBack)
  if (info.status !== 'PAID')
    return (
      <PageShell title={copy.title} back={home} theme={page.colorSet}>
        <StatePanel picture="wait" title={copy.notPaid} text={copy.notPaidText}>
          <Link to={pathTo('orderDetail', { orderId: info.proposalId, by })}>{copy.viewOrder}</Link>
        </StatePanel>
      </PageShell>
    )
  const pending = info.underwriting === 'PENDING'
  const [policy] = info.policies
  return (
    <PageShell title={copy.title} back={home} theme={page.colorSet}>
      <Box className="hm-outcome" style={resultColours(page.colorSet)}>
        <StatePanel
          picture={pending ? 'wait' : 'success'}
          title={pending ? copy.pending : page.result.title}
          text={pending ? copy.pendingText : page.result.text}
        />
      </Box>
      <Box className="hm-outcome__actions">
        <Button
          kind="primary"
          onClick={() =>
            go(pathTo('policyList', { cityCode: page.cityCode, productCode: page.productCode }))
          }
        >
          {copy.viewPolicy}
        </Button>
        <Button
          onClick={() =>
            go(pathTo('orderDetail', { orderId: info.orderId ?? info.proposalId, by }))
          }
        >
          {copy.viewOrder}
        </Button>
      </Box>
      <ResultSubscribe
        productCode={page.productCode}
        here={pathTo('insureResult', { ...productId(page), proposalId: info.proposalId, by })}
        subscribeStatus={subscribeStatus}
      />
      <ResultFollow page={page} />
      <ResultSections info={info} page={page} />
      {policy && <Recommended policyId={policy.policyId} cityCode={page.cityCode} />}
    </PageShell>
  )
}

/** A product has colours of its own for how a purchase ended. */
const resultColours = ({ resultBaseColor, resultFontColor }: ProductPage['colorSet']): Style => ({
  '--hm-result': resultBaseColor,
  '--hm-result-font': resultFontColor,
})
