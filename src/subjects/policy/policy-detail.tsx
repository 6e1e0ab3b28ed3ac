import { fetchPayoutGuide } from '@/api/catalogue'
import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import { getPolicy, type PolicyDetail as Policy } from '@/contract/policy'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { documentText, policies as copy } from '@/copy/records/policies'
import { elderMore as more } from '@/copy/shell/elder-more'
import {
  documentOf,
  hasDocument,
  lookUp,
  policyWordOf,
  type DocumentWord,
} from '@/domain/situation/situation'
import { go, replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { useTheme } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { openPolicyFile } from '@/subjects/document'
import { familyRow } from '@/subjects/family'
import { askInsured } from '@/subjects/insured'
import { payout as payoutCopy, loadPayoutPanel } from '@/subjects/product'
import { revoke, RevokeCard } from '@/subjects/revoke'
import { ClaimSteps } from '@/subjects/service'
import { ActionCard } from '@/ui/blocks/action-card/action-card'
import { ElderMore } from '@/ui/blocks/elder-more/elder-more'
import { InsuredCard } from '@/ui/blocks/insured-card/insured-card'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { FoldedCard } from '@/ui/layout/folded-card'
import { LinkRows } from '@/ui/layout/link-rows'
import { later } from '@/ui/load/later'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { useElderMode } from '@/ui/shell/elder-mode'
import { HelpPath } from '@/ui/shell/help-link'
import { PageShell } from '@/ui/shell/page-shell'
import { PolicyActions, PolicyRenewal } from './policy-actions'
import { PolicyCoverage, PolicyFacts, PolicySummary } from './policy-facts'
import './policies.css'

/**
 * Stands at the end of the page and loads later, because its code for other mini-programs is large.
 */
const PolicyHelp = later(async () => (await import('./policy-help')).PolicyHelp, <></>)

/** Links to the documents, the order and service. */
const PolicyLinks = ({ policy, isClaimable }: { policy: Policy; isClaimable: boolean }) => {
  const { orderId, cityCode, productCode } = policy
  const product = { cityCode, productCode }
  return (
    <>
      {policy.documents.length === 0 ? null : (
        <Card title={copy.documents}>
          <LinkRows
            rows={policy.documents.map(({ title, url, type }) => ({
              key: title + url,
              icon: 'document',
              to: pathTo('reader', { url, title, type, ...product }),
              words: title,
            }))}
          />
        </Card>
      )}
      <Card>
        <LinkRows
          rows={[
            {
              key: orderId,
              icon: 'wallet',
              to: pathTo('orderDetail', { orderId, ...product }),
              words: copy.order,
            },
            familyRow(pathTo('serviceTabs', { tab: 'policy' })),
          ]}
        />
      </Card>
      <PolicyHelp policy={policy} isClaimable={isClaimable} />
    </>
  )
}

/** A policy: the insured person, the benefits, the period and the contacts. */
export const PolicyDetail = ({ policyId }: { policyId: string }) => {
  const { context } = useVisit()
  const { state, again } = useLoad(policyId, () => send(getPolicy, { policyId }))
  useReturn(() => void again())
  const list = pathTo('policyList')

  if (state.status === 'ready') return <Shown policy={state.value} back={list} />
  return (
    <PendingPage
      title={copy.detail}
      back={list}
      state={state}
      words={context}
      onRetry={again}
      missing={{
        title: copy.empty,
        wayOn: (
          <Button kind="primary" onClick={() => replace(list)}>
            {front.myPolicies}
          </Button>
        ),
      }}
    />
  )
}

const Shown = ({ policy, back }: { policy: Policy; back: string }) => {
  const elder = useElderMode()
  const theme = useTheme(policy)
  const { policyId, orderId, cityCode, productCode } = policy
  // A policy without effect pays nothing, so nothing tells how to claim.
  const isClaimable = hasDocument(policyWordOf(policy))
  // The order page shows where the refund is.
  const revokeAndShow = async () => {
    const ended = await revoke({ policyId, words: policy })
    if (ended !== 'KEPT') await go(pathTo('orderDetail', { orderId, cityCode, productCode }))
  }
  return (
    <HelpPath.Provider value={() => pathTo('desk', { orderId, ...productId(policy) })}>
      <PageShell title={copy.detail} back={back} theme={theme} phone={policy.servicePhone}>
        <PolicyActions policy={policy} isClaimable={isClaimable} />
        {elder ? <PolicySummary policy={policy} /> : <PolicyFacts policy={policy} />}
        <PolicyCoverage policy={policy} />
        {elder ? null : <PolicyPayout policy={policy} />}
        <InsuredCard words={policy} people={[policy]} onAsk={(id) => askInsured(id, policy)} />
        {elder ? null : <PolicyDocumentCard policy={policy} />}
        {/* Parts that load later stand below, so that this card does not move under the finger. */}
        <RevokeCard words={policy} revocation={policy} onRevoke={revokeAndShow} />
        <ElderMore title={more.policy}>
          {elder ? (
            <>
              <PolicyFacts policy={policy} />
              <PolicyPayout policy={policy} />
            </>
          ) : null}
          <PolicyRenewal policy={policy} />
          <PolicyLinks policy={policy} isClaimable={isClaimable} />
          {isClaimable ? <ClaimSteps title={copy.claim} isFolded terms={wording(policy)} /> : null}
        </ElderMore>
      </PageShell>
    </HelpPath.Provider>
  )
}

/** The policy document, once there is one. */
const PolicyDocumentCard = ({ policy }: { policy: Policy }) => {
  const word = documentOf(policy)
  const text = documentText(word)
  if (text === '') return null
  const open = () => openPolicyFile(policy.policyId, policy)
  return (
    <ActionCard
      title={copy.document}
      text={text}
      action={copy.openDocument}
      onOpen={lookUp(isDrawn, word) ? open : undefined}
    />
  )
}

const isDrawn: Record<DocumentWord, boolean> = {
  NONE: false,
  OURS: true,
  INSURERS: true,
  TO_COME: false,
}

const PayoutPanel = later(async () => (await loadPayoutPanel()).PayoutPanel, <Skeleton lines={6} />)

/** What the plan of this policy pays for a bill. */
const PolicyPayout = ({ policy }: { policy: Policy }) =>
  policy.hasPayout ? (
    <FoldedCard title={payoutCopy.title}>
      <PayoutPanel
        name={productKey(policy)}
        load={() => fetchPayoutGuide(policy)}
        words={policy}
        scheme={policy.comboTitle}
      />
    </FoldedCard>
  ) : null
