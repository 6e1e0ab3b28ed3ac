import { send } from '@/api/client'
import { getInsuredInfo, type PolicyDetail } from '@/contract/policy'
import { insuredNameText } from '@/copy/product/insured-name'
import { pathTo } from '@/routes/path-to'
import { policyTag } from '@/subjects/family'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { useLoad } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'
import { claimNotice as copy } from './copy/claim-notice'

/**
 * The other insured persons of the order with links to their policies; nothing if there are none.
 */
export const PolicyFamily = ({ policy }: { policy: PolicyDetail }) => {
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
