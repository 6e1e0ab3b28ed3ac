import type { FoundPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { returnTo } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useFoundPolicies } from '@/stores/found-policies'
import { Period } from '@/ui/display/period'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import type { Channel, ChannelProps } from './channel'
import { insured as copy } from './copy'
import { stateText } from './state-text'

/** The results of the search, one per row. Only this account can open them. */
export const FoundList = ({ by }: ChannelProps) => {
  const list = useFoundPolicies((found) => found.list)
  const search = pathTo('insurantSearchPolicy', { by })
  const again = (
    <Button kind="primary" onClick={() => returnTo(search)}>
      {copy.again}
    </Button>
  )
  return (
    <PageShell title={copy.list} back={search}>
      {list === undefined ? (
        <StatePanel picture="empty" title={copy.gone} text={copy.goneText}>
          {again}
        </StatePanel>
      ) : list.length === 0 ? (
        <StatePanel picture="empty" title={copy.none} text={copy.noneText}>
          {again}
        </StatePanel>
      ) : (
        <Rows list={list} by={by} />
      )}
    </PageShell>
  )
}

const Rows = ({ list, by }: { list: readonly FoundPolicy[]; by: Channel }) => (
  <Card title={fill(copy.found, { N: String(list.length) })}>
    <LinkRows
      rows={list.map(({ token, cityCode, productCode, ...policy }) => ({
        key: token,
        icon: 'shield',
        to: pathTo('insurantConfirmation', { token, by, cityCode, productCode }),
        words: (
          <>
            <Text as="block">
              {policy.productName} · {stateText(policy.state)}
            </Text>
            <Text as="block" size="s" tone="soft" numeric>
              {policy.insurantName} <Period of={policy} />
            </Text>
          </>
        ),
      }))}
    />
  </Card>
)
