import { type ReactNode, useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import {
  fissionDetail,
  getRewards,
  type Reward,
  type Rewards,
  type Withdrawal,
} from '@/contract/share'
import { fill } from '@/copy/fill'
import { rewardStatuses, withdrawalStatuses } from '@/copy/records/statuses'
import { minuteText } from '@/domain/time/instant'
import { go } from '@/platform/navigation'
import { acceptTransfer, canAcceptTransfer } from '@/platform/pay'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Failed } from '@/ui/blocks/failed/failed'
import { PagedList } from '@/ui/blocks/paged-list/paged-list'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Row, Stack } from '@/ui/layout/stack'
import { type Loading, useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { shareGift as copy } from './copy'
import { ProveIdentity } from './prove-identity'
import { startWithdrawal } from './withdraw'

interface WithdrawalRowProps {
  withdrawal: Withdrawal
  /** WeChat's page was shown, so the result is polled. */
  onTaken: () => void
}

/** A withdrawal, with a button to accept the money while WeChat holds it. */
const WithdrawalRow = ({ withdrawal, onTaken }: WithdrawalRowProps) => {
  const { amountFen, status, at, confirm } = withdrawal
  const open = async () => {
    if (!confirm) return
    const shown = await acceptTransfer(confirm)
    if (shown.ok) onTaken()
    else if (shown.code !== 'CANCELLED') toast(copy.notShown)
  }
  return (
    <ListItem className="hm-stack hm-gap-2">
      <Row spread="between" gap={3}>
        <Text>{withdrawalStatuses[status]}</Text>
        <Money fen={amountFen} />
      </Row>
      <Text as="block" size="s" tone="soft" numeric>
        {minuteText(at)}
      </Text>
      {confirm && canAcceptTransfer() ? (
        <>
          <Text as="block" size="s" tone="warning" numeric>
            {fill(copy.takeUntil, { TIME: minuteText(confirm.until) })}
          </Text>
          <Button kind="primary" block onClick={open}>
            {copy.take}
          </Button>
        </>
      ) : null}
    </ListItem>
  )
}

const loading = (
  <Card>
    <Skeleton lines={4} />
  </Card>
)

/** The user's rewards by friend, and the withdrawals. */
export const MyRewards = () => {
  const { context } = useVisit()
  const { state, again, expect } = useRewards()
  if (state.status === 'loading') return <Shell>{loading}</Shell>
  if (state.status === 'failed')
    return (
      <Shell>
        <Failed error={state.error} words={context} onRetry={again} />
      </Shell>
    )
  const { withdrawals, isProven } = state.value
  return (
    <Shell>
      {isProven ? null : <ProveIdentity onProven={again} />}
      <Balance rewards={state.value} onDone={again} />
      {withdrawals.length > 0 ? (
        <Card title={copy.withdrawals}>
          <List label={copy.withdrawals} className="hm-stack hm-gap-4">
            {withdrawals.map((withdrawal) => (
              <WithdrawalRow
                key={withdrawal.withdrawalId}
                withdrawal={withdrawal}
                onTaken={() => {
                  expect(withdrawal.withdrawalId)
                  void again()
                }}
              />
            ))}
          </List>
        </Card>
      ) : null}
      <PagedList
        name="rewards"
        load={(cursor) => send(fissionDetail, cursor ? { cursor } : {})}
        words={context}
        loading={loading}
        empty={
          <StatePanel picture="empty" title={copy.noRewards} text={copy.noRewardsText}>
            <Button kind="primary" size="l" block onClick={() => go(pathTo('shareHome'))}>
              {copy.toShare}
            </Button>
          </StatePanel>
        }
        row={(reward) => <RewardCard key={reward.rewardId} reward={reward} />}
      />
    </Shell>
  )
}

const Shell = ({ children }: { children: ReactNode }) => (
  <PageShell title={copy.rewardsTitle} back={pathTo('shareHome')}>
    {children}
  </PageShell>
)

const Balance = ({ rewards, onDone }: { rewards: Rewards; onDone: () => Promise<void> }) => {
  const { context } = useVisit()
  const { balanceFen, pendingFen, owedFen, isProven } = rewards
  const start = () => startWithdrawal(context, onDone)
  return (
    <Card title={copy.balance}>
      <Stack gap={4}>
        <Money fen={balanceFen} size="xxl" bold />
        <Facts
          facts={[
            { name: copy.pending, value: <Money fen={pendingFen} /> },
            ...(owedFen > 0 ? [{ name: copy.owed, value: <Money fen={owedFen} /> }] : []),
          ]}
        />
        {owedFen > 0 ? (
          <Text as="block" size="s" tone="soft">
            {copy.owedText}
          </Text>
        ) : null}
        {!isProven ? null : canAcceptTransfer() ? (
          <Button kind="primary" size="l" block onClick={start}>
            {copy.withdraw}
          </Button>
        ) : (
          <Text as="block" size="s" tone="warning">
            {copy.takeHere}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const RewardCard = ({ reward }: { reward: Reward }) => {
  const { friendName, productName, amountFen, status, at } = reward
  return (
    <Card title={friendName} aside={<Money fen={amountFen} />}>
      <Row spread="between" gap={3}>
        <Text tone="soft">{productName}</Text>
        <Text>{rewardStatuses[status]}</Text>
      </Row>
      <Text as="block" size="s" tone="soft" numeric>
        {minuteText(at)}
      </Text>
    </Card>
  )
}

const EVERY_MS = 3_000

/**
 * The balance. It reloads when the user returns, and every few seconds while WeChat's answer about
 * a withdrawal or an accepted payment is pending.
 */
const useRewards = (): Loading<Rewards, Failure> & { expect: (id: string) => void } => {
  const [taken, setTaken] = useState('')
  const { state, again } = useLoad('rewards', () => send(getRewards, {}))
  useReturn(() => void again())
  const waits =
    state.status === 'ready' &&
    state.value.withdrawals.some(
      ({ withdrawalId, status }) =>
        status === 'REQUESTED' || (status === 'PROCESSING' && withdrawalId === taken),
    )
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void again(), EVERY_MS)
    return () => clearInterval(timer)
  }, [waits, again])
  return { state, again, expect: setTaken }
}
