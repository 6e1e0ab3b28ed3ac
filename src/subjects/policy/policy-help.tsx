import { useState } from 'react'
import { send } from '@/api/client'
import { productId } from '@/contract/fields'
import {
  getClaimNotice,
  getInsuredInfo,
  keepClaimNotice,
  type PolicyDetail,
} from '@/contract/policy'
import { insuredNameText } from '@/copy/product/insured-name'
import { buttons } from '@/copy/shell/buttons'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { policyTag } from '@/subjects/family'
import { useServiceEntry } from '@/subjects/product'
import { ServiceDesk } from '@/subjects/service'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { claimNotice as copy } from './copy'

/** Edition of the text. A new edition is shown again to users who dismissed this one. */
const version = '2026-1'

/** Shown until the user dismisses it, on any device. */
const ClaimNotice = () => {
  const { state } = useLoad(version, () => send(getClaimNotice, { version }))
  const [isPutAway, setIsPutAway] = useState(false)
  if (isPutAway || state.status !== 'ready' || state.value.seen) return null
  const putAway = async () => {
    setIsPutAway(true)
    // If this is not saved, the notice is shown again next time.
    await send(keepClaimNotice, { version })
  }
  return (
    <Card title={copy.title}>
      <Stack gap={3}>
        <Text as="block" size="s" tone="soft">
          {copy.text}
        </Text>
        <Button block onClick={putAway}>
          {buttons.iKnow}
        </Button>
      </Stack>
    </Card>
  )
}

/**
 * The other insured persons of the order with links to their policies; nothing if there are none.
 */
const PolicyFamily = ({ policy }: { policy: PolicyDetail }) => {
  const { policyId, cityCode, productCode, refusal, givenBack } = policy
  const { state } = useLoad(policyId, () => send(getInsuredInfo, { policyId }))
  const all = state.status === 'ready' ? state.value.insuredList : []
  const others = all.filter((one) => one.policyId !== policyId)
  if (others.length === 0) return null
  return (
    <Card title={copy.family}>
      <LinkRows
        rows={others.map((one) => ({
          key: one.policyId,
          icon: 'shield',
          to: pathTo('policyDetail', { policyId: one.policyId, cityCode, productCode }),
          words: (
            <>
              <Text as="block" numeric>
                {insuredNameText({ ...one, insurantName: one.person.name })}
              </Text>
              <Text as="block" size="s" tone="soft">
                {one.comboTitle} · {policyTag({ status: one.status, refusal, givenBack }).text}
              </Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}

/** The other insured persons, service contacts and the claim notice. */
export const PolicyHelp = ({
  policy,
  isClaimable,
}: {
  policy: PolicyDetail
  isClaimable: boolean
}) => {
  const { orderId } = policy
  const entry = useServiceEntry(policy)
  return (
    <>
      <PolicyFamily policy={policy} />
      <ServiceDesk
        phone={policy.servicePhone}
        entry={entry}
        orderId={orderId}
        nativeDesk={weappPathTo('desk', { orderId, ...productId(policy) })}
      />
      {isClaimable ? <ClaimNotice /> : null}
    </>
  )
}
