import { send } from '@/api/client'
import type { PolicyDetail } from '@/contract/policy'
import { getRenewalSwitch } from '@/contract/renewal'
import { fill } from '@/copy/fill'
import { continuationText } from '@/copy/records/continuations'
import { policies as copy } from '@/copy/records/policies'
import { elderDoors as doors } from '@/copy/shell/elder-doors'
import { hasDocument, policyWordOf } from '@/domain/situation/situation'
import { dayOf } from '@/domain/time/day'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { openPolicyFile } from '@/subjects/document'
import { callDoor, ElderDoors } from '@/subjects/product'
import { alert } from '@/ui/dialog/message'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
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
                  ...{ name: 'document', icon: 'document' as const, text: copy.document },
                  onOpen: () => openPolicyFile(policyId, policy),
                },
                { name: 'claim', icon: 'wallet' as const, text: doors.claim, to: claim },
              ]
            : []),
          { name: 'renew', icon: 'calendar', text: copy.renew, onOpen: renew },
          callDoor(policy.servicePhone),
        ]}
      />
    )
  return (
    <Box as="nav" label={copy.actions} className="hm-policy__actions">
      {isClaimable ? (
        <Action icon="document" onClick={() => openPolicyFile(policyId, policy)}>
          {copy.document}
        </Action>
      ) : null}
      {isClaimable ? (
        <Action icon="wallet" onClick={() => go(claim)}>
          {copy.claimNow}
        </Action>
      ) : null}
      <Action icon="calendar" onClick={renew}>
        {copy.renew}
      </Action>
      <Action icon="chat" onClick={() => go(pathTo('desk', { orderId, ...product }))}>
        {copy.service}
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
    ? fill(copy.renewFrom, { BEGIN, END, DAY })
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
