import { useEffect } from 'react'
import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { getResult, type PurchaseResult } from '@/contract/proposal'
import { wording } from '@/copy/product/wording'
import { outcomeWords } from '@/copy/purchase/outcomes'
import { situationOf } from '@/domain/situation/situation'
import { leavesToPay } from '@/platform/app'
import { go, holdBack, replace } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { pathTo } from '@/routes/path-to'
import { productPage } from '@/stores/product-page'
import { StatePanel } from '@/ui/display/state-panel'
import { later } from '@/ui/load/later'
import { useFollow } from '@/ui/load/use-follow'
import { useLoad } from '@/ui/load/use-load'
import type { Style } from '@/ui/primitives/base.types'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { PageShell } from '@/ui/shell/page-shell'
import { result as copy } from './copy'
import { PendingCheckout } from './pending-checkout'
import { ResultSections, type Ending } from './result-sections'
import './checkout.css'

/** The outcome does not need these parts, and most hosts never show them. */
const ResultSubscribe = later(async () => (await import('./result-more')).ResultSubscribe, <></>)
const ResultFollow = later(async () => (await import('./result-more')).ResultFollow, <></>)
const LeftOutCard = later(async () => (await import('./result-more')).LeftOutCard, <></>)
const PartnerOfResult = later(async () => (await import('./result-more')).PartnerOfResult, <></>)
const AfterPurchase = later(async () => (await import('./result-more')).AfterPurchase, <></>)
const FamilyDoor = later(async () => (await import('./result-more')).FamilyDoor, <></>)
const Recommended = later(async () => (await import('./result-more')).Recommended, <></>)

type Found = Pick<Ending, 'info' | 'page'>

interface ResultProps {
  proposalId: string
  product: ProductId
  /** The mini-program's subscribe page adds it when it returns. */
  subscribeStatus?: 'accept' | 'reject' | undefined
  /** The user is at a city's or a partner's own address. */
  by?: 'city' | 'partner' | undefined
}

/** The outcome of the purchase. It says "insured" only when the gateway says so. */
export const Result = ({ proposalId, product, ...asked }: ResultProps) => {
  const { state, again } = useLoad(proposalId, async (): Promise<Answer<Found>> => {
    const [info, page] = await Promise.all([issuedResult(proposalId), productPage(product)])
    if (!info.ok) return info
    return page.ok ? { ok: true, value: { info: info.value, page: page.value } } : page
  })
  const isIssuing = state.status === 'ready' && state.value.info.issuing === true
  usePageShow(() => {
    if (state.status === 'ready') void again()
  })
  useFollow(again, isIssuing)
  const home = pathTo('insure', { ...product })
  if (state.status === 'ready') return <Outcome {...state.value} home={home} {...asked} />
  return <PendingCheckout title={copy.title} back={home} state={state} onRetry={again} />
}

/** How long the page waits for a policy that the insurer issues within a second as a rule. */
const MOST_MS = 3000
const PAUSE_MS = 400

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))

/** The outcome; where a policy is issued at once as a rule, the page waits a little for it. */
async function issuedResult(proposalId: string): Promise<Answer<PurchaseResult>> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const info = await send(getResult, { proposalId, version: 3 })
    const isExpected = info.ok && info.value.issuing && info.value.issuesAtOnce
    if (!isExpected || waited >= MOST_MS) return info
    await pause()
  }
}

const Outcome = ({
  info,
  page,
  home,
  subscribeStatus,
  by,
}: Found & { home: string } & Pick<ResultProps, 'subscribeStatus' | 'by'>) => {
  const leaveByBack = () => {
    if (leavesToPay && info.status === 'PAID')
      holdBack(`result ${info.proposalId}`, () => void replace(home))
  }
  // The cashier below has nothing more to do, so Back leads to the product.
  useEffect(leaveByBack)
  usePageShow(leaveByBack)
  const situation = situationOf({
    ...info,
    order: info,
    policies: policiesIn(info),
    leftOut: info.leftOut.length,
  })
  const { outcome, cover } = situation
  const head = outcomeWords(situation, {
    terms: wording(info),
    expireOn: info.expireOn,
    own: page.result,
  })
  const isBought = outcome === 'BOUGHT' || outcome === 'COVERED'
  const isWaiting = outcome === 'CHECKING' || outcome === 'ISSUING'
  const isOver = !isBought && !isWaiting && outcome !== 'PART'
  const toOrder = pathTo('orderDetail', {
    orderId: info.orderId ?? info.proposalId,
    ...(by === 'city' && { by }),
  })
  if (isOver)
    return (
      <PageShell title={copy.title} back={home} theme={page.colorSet}>
        <StatePanel picture={outcome === 'NOT_PAID' ? 'wait' : 'empty'} {...head}>
          <Link to={toOrder}>{copy.viewOrder}</Link>
        </StatePanel>
      </PageShell>
    )
  const [policy] = info.policies
  return (
    <PageShell title={copy.title} back={home} theme={page.colorSet}>
      <Box className="hm-outcome" style={resultColours(page.colorSet)}>
        <StatePanel picture={isBought ? 'success' : 'wait'} {...head} />
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
        <Button onClick={() => go(toOrder)}>{copy.viewOrder}</Button>
      </Box>
      {by === 'partner' ? <PartnerOfResult source={info.entrySource ?? undefined} /> : null}
      {info.leftOut.length > 0 ? (
        <LeftOutCard people={info.leftOut} refunds={info.refunds} />
      ) : null}
      <ResultSubscribe
        productCode={page.productCode}
        here={pathTo('insureResult', { ...productId(page), proposalId: info.proposalId, by })}
        subscribeStatus={subscribeStatus}
      />
      <ResultFollow page={page} />
      <ResultSections
        info={info}
        page={page}
        isToCome={cover === 'TO_COME'}
        isChecking={isWaiting}
      />
      {isBought ? <AfterPurchase info={info} page={page} /> : null}
      <FamilyDoor />
      {policy && <Recommended policyId={policy.policyId} cityCode={page.cityCode} />}
    </PageShell>
  )
}

/** An older gateway says only for all policies together whether underwriting is pending. */
const policiesIn = ({ policies, underwriting, ...ending }: PurchaseResult) =>
  policies.map(({ status = underwriting === 'PENDING' ? 'PENDING' : 'WAITING' }) => ({
    ...ending,
    status,
  }))

/** A product has its own colours for the outcome of a purchase. */
const resultColours = ({ resultBaseColor, resultFontColor }: ProductPage['colorSet']): Style => ({
  '--hm-result': resultBaseColor,
  '--hm-result-font': resultFontColor,
})
