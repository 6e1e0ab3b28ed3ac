import { send } from '@/api/client'
import type { PolicyDetail } from '@/contract/policy'
import { getRenewalSwitch } from '@/contract/renewal'
import { fill } from '@/copy/fill'
import { continuationText } from '@/copy/records/continuations'
import { policies } from '@/copy/records/policies'
import { renewal } from '@/copy/records/renewal'
import { hasDocument, policyWordOf } from '@/domain/situation/situation'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { openPolicyFile } from '@/subjects/document'
import { elderDoors as doors } from '@/subjects/product'
import { callDoor, ElderDoors } from '@/subjects/product'
import { endRenewal } from '@/subjects/renewal'
import { alert } from '@/ui/dialog/message'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
import { Link } from '@/ui/primitives/link'
import { Switch } from '@/ui/primitives/switch'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'

/** What people open a policy for, in one row: its document, a claim, its renewal, help.
 * 长辈版 has them as large buttons. */
export const PolicyActions = ({
  policy,
  isClaimable,
}: {
  policy: PolicyDetail
  /** Whether the policy was issued and never revoked, so that it has a document and claims. */
  isClaimable: boolean
}) => {
  const { policyId, orderId, cityCode, productCode } = policy
  const product = { cityCode, productCode }
  // A policy without auto-renewal is renewed by buying the product again.
  const renew = async () => {
    const known = await send(getRenewalSwitch, { policyId })
    const isOffered = known.ok && (known.value.isOn || known.value.obstacle === null)
    if (isOffered) return go(pathTo('renewalContract', { policyId, ...product }))
    const later = notYet(policy)
    if (later) await alert({ text: later })
    else await go(pathTo('insure', product))
  }
  const elder = useElderMode()
  const claim = pathTo('serviceTabs', { tab: 'claim', ...product })
  if (elder)
    return (
      <ElderDoors
        doors={[
          ...(isClaimable
            ? [
                {
                  ...{ name: 'document', icon: 'document' as const, text: policies.document },
                  onOpen: () => openPolicyFile(policyId, policy),
                },
                { name: 'claim', icon: 'wallet' as const, text: doors.claim, to: claim },
              ]
            : []),
          { name: 'renew', icon: 'calendar', text: policies.renew, onOpen: renew },
          callDoor(policy.servicePhone),
        ]}
      />
    )
  return (
    <Box as="nav" label={policies.actions} className="hm-policy__actions">
      {isClaimable ? (
        <Action icon="document" onClick={() => openPolicyFile(policyId, policy)}>
          {policies.document}
        </Action>
      ) : null}
      {isClaimable ? (
        <Action icon="wallet" onClick={() => go(claim)}>
          {policies.claimNow}
        </Action>
      ) : null}
      <Action icon="calendar" onClick={renew}>
        {policies.renew}
      </Action>
      <Action icon="chat" onClick={() => go(pathTo('desk', { orderId, ...product }))}>
        {policies.service}
      </Action>
    </Box>
  )
}

/** Why the policy is not renewed by buying again today; undefined where it can be. */
const notYet = (policy: PolicyDetail): string | undefined => {
  const { effectiveOn: BEGIN, expireOn: END, renewableFrom: DAY } = policy
  if (!hasDocument(policyWordOf(policy))) return undefined
  const goesOn = continuationText(policy)
  if (goesOn) return goesOn
  return DAY !== undefined && dayOf(now()) < DAY
    ? fill(policies.renewFrom, { BEGIN, END, DAY })
    : undefined
}

const Action = ({
  icon,
  onClick,
  children,
}: {
  icon: IconName
  onClick: () => Promise<void>
  children: string
}) => (
  <Button kind="bare" className="hm-policy__action" onClick={onClick}>
    <Icon name={icon} size={24} className="hm-policy__action-icon" />
    <Text as="block" size="s">
      {children}
    </Text>
  </Button>
)

/**
 * The auto-renewal switch: off with one tap, on after reading and signing. It is hidden if renewal
 * is not offered.
 */
export const PolicyRenewal = ({ policy }: { policy: PolicyDetail }) => {
  const { policyId, cityCode, productCode } = policy
  const { state, again } = useLoad(policyId, () => send(getRenewalSwitch, { policyId }))
  useReturn(() => void again())
  if (state.status !== 'ready') return null
  const { isOn, obstacle, dates } = state.value
  if (obstacle && !isOn) return null
  const contract = pathTo('renewalContract', { policyId, cityCode, productCode })
  const turn = async (on: boolean) => {
    if (on) return go(contract)
    if (await endRenewal({ policyId }, policy)) await again()
  }
  return (
    <Card>
      <Row spread="between" gap={3}>
        <Stack gap={1}>
          <Text as="block" bold>
            {renewal.title}
          </Text>
          <Text as="block" size="s" tone="soft" numeric>
            {isOn ? `${renewal.dueOn} ${dates.dueOn}` : renewal.off}
          </Text>
          <Link to={contract}>{renewal.text}</Link>
        </Stack>
        <Switch checked={isOn} label={renewal.title} onChange={(on) => void turn(on)} />
      </Row>
    </Card>
  )
}
