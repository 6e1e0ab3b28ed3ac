import type { PolicyDetail } from '@/contract/policy'
import { policies as copy } from '@/copy/records/policies'
import { pathTo } from '@/routes/path-to'
import { familyRow } from '@/subjects/family'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { later } from '@/ui/load/later'

/**
 * Stands at the end of the page and loads later, because its code for other mini-programs is large.
 */
const PolicyHelp = later(async () => (await import('./policy-help')).PolicyHelp, <></>)

/** Links to the documents, the order and service. */
export const PolicyLinks = ({
  policy,
  isClaimable,
}: {
  policy: PolicyDetail
  isClaimable: boolean
}) => {
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
