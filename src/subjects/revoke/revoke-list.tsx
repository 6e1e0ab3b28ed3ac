import * as v from 'valibot'
import { send } from '@/api/client'
import { source as partnerSource } from '@/contract/fields'
import { listPartnerPolicies, listRevocable, type RevocableOrder } from '@/contract/revoke'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { partnerNote } from '@/copy/purchase/partner-note'
import { policies } from '@/copy/records/policies'
import { revoke as copy } from '@/copy/records/refunds'
import { policyStatusText } from '@/copy/records/statuses'
import { policyWordOf } from '@/domain/situation/situation'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { partnerHome, usePartner } from '@/subjects/city'
import { PagedList } from '@/ui/blocks/paged-list/paged-list'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { revoke } from './revoke'
import { RevokeBar } from './revoke-card'
import './revoke.css'

/** The partner of the listed orders, the way back to it, and the link to all orders. */
const PartnerOfList = ({
  source,
  orders,
}: {
  source: string | undefined
  /** The product's name for the list of all orders. */
  orders: string
}) => {
  const partner = usePartner(source)
  const words = { NAME: partner?.name ?? '', ORDERS: orders }
  const home = partner?.hasHome && source !== undefined ? partnerHome(source) : undefined
  return (
    <Card title={partner ? fill(partnerNote.list, words) : partnerNote.unknown}>
      <Stack gap={2}>
        <Text as="block" size="s" tone="soft">
          {fill(partner ? partnerNote.listText : partnerNote.unknownText, words)}
        </Text>
        <Link to={pathTo('orderCenter')}>{orders}</Link>
        {home ? <Link to={home}>{fill(partnerNote.back, words)}</Link> : null}
      </Stack>
    </Card>
  )
}

interface RevocableCardProps {
  order: RevocableOrder
  partner: boolean
  /** The order changed, here or elsewhere. */
  onChange: () => Promise<void>
}

/** One paid order with its policies, which can only be revoked together. */
const RevocableCard = ({ order, partner, onChange }: RevocableCardProps) => {
  const { orderId, cityCode, productCode, policies, revokeUntil, revokeAsks } = order
  const terms = wording(order)
  const [first] = policies
  const start = async () => {
    if (!first) return
    const ended = await revoke({ policyId: first.policyId, words: order, partner })
    if (ended === 'REVOKED') await go(pathTo('orderDetail', { orderId, cityCode, productCode }))
    else if (ended === 'CHANGED') await onChange()
  }
  return (
    <Card title={order.productName} aside={<Money fen={order.totalFen} />}>
      <List label={terms.insurant} className="hm-revoke__policies">
        {policies.map(({ policyId, policyNo, premiumFen, status, ...insured }) => (
          <ListItem key={policyId} className="hm-revoke__policy">
            <Row spread="between" gap={3}>
              <Text numeric>{insuredNameText(insured)}</Text>
              <Money fen={premiumFen} />
            </Row>
            <Text as="block" size="s" tone="soft" numeric>
              {policyStatusText(policyWordOf({ status }))}
              {policyNo === '' ? null : <> · {policyNo}</>}
            </Text>
          </ListItem>
        ))}
      </List>
      {revokeUntil === null ? (
        <Text as="block" size="s" tone="soft" numeric>
          {fill(copy.late, { ...terms, PHONE: order.servicePhone })}
        </Text>
      ) : (
        <RevokeBar {...{ revokeUntil, revokeAsks }} words={order} onRevoke={start} />
      )}
    </Card>
  )
}

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
