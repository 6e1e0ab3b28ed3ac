import { fetchProductPage } from '@/api/catalogue'
import { send, type Answer } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { getResult, type PurchaseResult } from '@/contract/proposal'
import { relations } from '@/copy/product/relations'
import { result as copy } from '@/copy/purchase/result'
import { policies as policyCopy } from '@/copy/records/policies'
import { usePageShow } from '@/platform/lifecycle'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Row } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { CheckoutFailed } from './checkout-failed'
import './checkout.css'

interface Ending {
  info: PurchaseResult
  page: ProductPage
}

/** How the purchase ended. It says "insured" only when the gateway says so. */
export const Result = ({ proposalId, product }: { proposalId: string; product: ProductId }) => {
  const { state, again } = useLoad(proposalId, async (): Promise<Answer<Ending>> => {
    const [info, page] = await Promise.all([
      send(getResult, { proposalId, version: 3 }),
      fetchProductPage(product),
    ])
    if (!info.ok) return info
    return page.ok ? { ok: true, value: { info: info.value, page: page.value } } : page
  })
  usePageShow(() => {
    if (state.status === 'ready') void again()
  })
  const home = pathTo('insure', { ...product })
  if (state.status === 'ready') return <Outcome {...state.value} home={home} />
  return (
    <PageShell title={copy.title} back={home}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : (
        <CheckoutFailed error={state.error} onRetry={again} />
      )}
    </PageShell>
  )
}

const Outcome = ({ info, page, home }: Ending & { home: string }) => {
  if (info.status !== 'PAID')
    return (
      <PageShell title={copy.title} back={home} theme={page.colorSet}>
        <StatePanel picture="wait" title={copy.notPaid} text={copy.notPaidText}>
          <Link to={pathTo('orderDetail', { orderId: info.proposalId })}>{copy.viewOrder}</Link>
        </StatePanel>
      </PageShell>
    )
  const pending = info.underwriting === 'PENDING'
  return (
    <PageShell title={copy.title} back={home} theme={page.colorSet}>
      <StatePanel
        picture={pending ? 'wait' : 'success'}
        title={pending ? copy.pending : page.result.title}
        text={pending ? copy.pendingText : page.result.text}
      >
        <Button
          kind="primary"
          onClick={() =>
            go(pathTo('policyList', { cityCode: page.cityCode, productCode: page.productCode }))
          }
        >
          {copy.viewPolicy}
        </Button>
        <Button
          onClick={() => go(pathTo('orderDetail', { orderId: info.orderId ?? info.proposalId }))}
        >
          {copy.viewOrder}
        </Button>
      </StatePanel>
      <Card title={info.productName}>
        <Facts
          facts={[
            { name: policyCopy.period, value: `${info.effectiveOn} - ${info.expireOn}` },
            { name: policyCopy.premium, value: <Money fen={info.totalFen} /> },
          ]}
        />
      </Card>
      <Card title={policyCopy.title}>
        <List>
          {info.policies.map((policy) => (
            <ListItem key={policy.policyId} className="hm-person">
              <Row spread="between">
                <Text bold>
                  {policy.insurantName} · {relations[policy.relationType]}
                </Text>
                <Money fen={policy.premiumFen} />
              </Row>
              <Text as="block" size="s" tone="soft" numeric>
                {copy.policyNumber} {policy.policyNo}
              </Text>
            </ListItem>
          ))}
        </List>
      </Card>
      <Card title={copy.nextSteps}>
        <List ordered>
          {page.result.nextSteps.map((step, index) => (
            <ListItem key={step} className="hm-tips__item">
              <Text>
                {index + 1}. {step}
              </Text>
            </ListItem>
          ))}
        </List>
      </Card>
    </PageShell>
  )
}
