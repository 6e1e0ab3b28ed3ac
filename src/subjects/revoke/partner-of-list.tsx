import { fill } from '@/copy/fill'
import { partnerNote as copy } from '@/copy/purchase/partner-note'
import { pathTo } from '@/routes/path-to'
import { partnerHome, usePartner } from '@/subjects/city'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'

/** The partner of the listed orders, the way back to it, and the link to all orders. */
export const PartnerOfList = ({
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
    <Card title={partner ? fill(copy.list, words) : copy.unknown}>
      <Stack gap={2}>
        <Text as="block" size="s" tone="soft">
          {fill(partner ? copy.listText : copy.unknownText, words)}
        </Text>
        <Link to={pathTo('orderCenter')}>{orders}</Link>
        {home ? <Link to={home}>{fill(copy.back, words)}</Link> : null}
      </Stack>
    </Card>
  )
}
