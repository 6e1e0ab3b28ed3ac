import * as v from 'valibot'
import { send } from '@/api/client'
import { source as partnerSource } from '@/contract/fields'
import { listPartnerPolicies, listRevocable } from '@/contract/revoke'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { revoke as copy } from '@/copy/records/revoke'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { PagedList } from '@/ui/blocks/paged-list/paged-list'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { PartnerOfList } from './partner-of-list'
import { RevocableCard } from './revocable-card'
import './revoke.css'

/**
 * The orders that the user may revoke, one card each. All policies of an order are revoked
 * together.
 */
export const RevokeList = ({ by }: { by?: 'partner' | undefined }) => {
  const { context } = useVisit()
  const { cityCode = '', productCode = '', entrySource } = context
  const source = by === 'partner' && v.is(partnerSource, entrySource) ? entrySource : undefined
  const page = useCatalogue(({ pages }) => pages[productKey({ cityCode, productCode })]?.page)
  const terms = wording(page ?? context)
  return (
    <PageShell title={terms.withdraw} back={pathTo('orderCenter')}>
      {by === 'partner' ? <PartnerOfList source={source} orders={terms.orderCenter} /> : null}
      <Text as="block" size="s" tone="soft" className="hm-paged__about">
        {fill(copy.about, terms)}
      </Text>
      <PagedList
        name={`${by ?? 'own'} ${source ?? ''}`}
        load={(cursor) =>
          by === 'partner'
            ? send(listPartnerPolicies, {
                ...(source !== undefined && { entrySource: source }),
                ...(cursor !== undefined && { cursor }),
              })
            : send(listRevocable, cursor ? { cursor } : {})
        }
        words={context}
        loading={
          <Card>
            <Skeleton lines={4} />
          </Card>
        }
        empty={
          <StatePanel picture="empty" title={policies.empty}>
            <Button kind="primary" onClick={() => go(pathTo('orderCenter'))}>
              {terms.orderCenter}
            </Button>
          </StatePanel>
        }
        row={(order, again) => (
          <RevocableCard
            key={order.orderId}
            order={order}
            partner={by === 'partner'}
            onChange={again}
          />
        )}
      />
    </PageShell>
  )
}
