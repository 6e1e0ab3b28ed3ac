import { send } from '@/api/client'
import { getOpenBusiness, type OpenBusiness } from '@/contract/account'
import { fill } from '@/copy/fill'
import { fenToYuan } from '@/domain/money/money'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Card } from '@/ui/layout/card'
import { LinkRows, type LinkRow } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { leave } from '../flow/leave'
import { settings as copy } from './copy'
import './settings.css'

/** What is still open in the account, and what ends with it. Only then may it be deleted. */
export const CloseAccount = () => {
  const { context } = useVisit()
  const { state, again } = useLoad('openBusiness', () => send(getOpenBusiness, {}))
  useReturn(() => void again())
  const back = pathTo('settings')
  if (state.status !== 'ready')
    return (
      <PendingPage title={copy.remove} back={back} state={state} words={context} onRetry={again} />
    )
  const business = state.value
  const rows = rowsOf(business)
  return (
    <PageShell
      title={copy.remove}
      back={back}
      bottom={
        rows.length > 0 ? undefined : (
          <Button size="l" block onClick={() => leave('account')}>
            {copy.remove}
          </Button>
        )
      }
    >
      {rows.length > 0 ? (
        <Card title={copy.first}>
          <Stack gap={2}>
            <Text as="block" tone="soft">
              {copy.firstText}
            </Text>
            <LinkRows rows={rows} />
          </Stack>
        </Card>
      ) : null}
      <Card title={copy.after}>
        <Stack gap={2}>
          <List label={copy.after}>
            {endsOf(business).map((text) => (
              <ListItem key={text} className="hm-settings__entry">
                <Text as="block">{text}</Text>
              </ListItem>
            ))}
          </List>
          <Link to={pathTo('ownData')}>{copy.exportFirst}</Link>
        </Stack>
      </Card>
    </PageShell>
  )
}

/** Money on its way, each with the page on which its owner follows it. */
const rowsOf = ({ openPayOrders, openRefunds, openWithdrawals }: OpenBusiness): LinkRow[] => {
  const orders = pathTo('orderCenter', { tab: 'all' })
  const rewards = pathTo('shareActivityCommonMyRewards')
  const all: (LinkRow & { times: number })[] = [
    {
      ...{ key: 'pay', times: openPayOrders, to: orders, icon: 'pay' },
      words: fill(copy.payOrders, { N: openPayOrders }),
    },
    {
      ...{ key: 'refund', times: openRefunds, to: orders, icon: 'refund' },
      words: fill(copy.refundsOpen, { N: openRefunds }),
    },
    {
      ...{ key: 'withdrawal', times: openWithdrawals, to: rewards, icon: 'wallet' },
      words: fill(copy.withdrawalsOpen, { N: openWithdrawals }),
    },
  ]
  return all.filter(({ times }) => times > 0)
}

const endsOf = (business: OpenBusiness): string[] => [
  ...(business.activePolicies > 0 ? [fill(copy.policiesKept, { N: business.activePolicies })] : []),
  ...(business.openRenewals > 0 ? [fill(copy.renewalsEnd, { N: business.openRenewals })] : []),
  ...(business.unpaidOrders > 0 ? [fill(copy.ordersDropped, { N: business.unpaidOrders })] : []),
  ...(business.forfeitFen > 0
    ? [
        fill(copy.rewardsLost, {
          YUAN: fenToYuan({ fen: business.forfeitFen, trimZeros: true }),
        }),
      ]
    : []),
  copy.identityLost,
]
