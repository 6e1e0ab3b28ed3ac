import type { RenewablePolicy } from '@/contract/renewal'
import { insuredNameText } from '@/copy/product/insured-name'
import { renewal } from '@/copy/records/renewal'
import { pathTo } from '@/routes/path-to'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { renewalContract as copy } from './copy'

/** Several orders match the address, so the user chooses one. */
export const ChoosePolicy = ({
  policies,
  by,
  back,
}: {
  policies: readonly RenewablePolicy[]
  by: 'city' | undefined
  back: string
}) => (
  <PageShell title={renewal.title} back={back}>
    <Text as="block" tone="soft" className="hm-renewal__inset">
      {copy.choose}
    </Text>
    <Card title={copy.chooseTitle}>
      <LinkRows
        rows={policies.map((policy) => ({
          key: policy.policyId,
          icon: 'shield',
          to: pathTo('renewalContract', {
            policyId: policy.policyId,
            cityCode: policy.cityCode,
            productCode: policy.productCode,
            by,
          }),
          words: <PolicyWords policy={policy} />,
        }))}
      />
    </Card>
  </PageShell>
)

const PolicyWords = ({ policy }: { policy: RenewablePolicy }) => {
  const { productName, isOn, effectiveOn, expireOn } = policy
  return (
    <>
      <Text as="block" bold>
        {productName}
      </Text>
      <Text as="block" numeric>
        {insuredNameText(policy)}
      </Text>
      {effectiveOn && expireOn ? (
        <Text as="block" size="s" tone="soft" numeric>
          <Period of={{ effectiveOn, expireOn }} />
        </Text>
      ) : null}
      <Text as="block" size="s" tone="soft">
        {isOn ? renewal.isOn : renewal.isOff}
      </Text>
    </>
  )
}
