import { send } from '@/api/client'
import type { PolicyDetail } from '@/contract/policy'
import { getRenewalSwitch } from '@/contract/renewal'
import { policies as copy } from '@/copy/records/policies'
import { openPolicyFile } from '@/flows/policy/open-document'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
import { Text } from '@/ui/primitives/text'

/** What people open a policy for, in one row: its document, a claim, its renewal, help. */
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
    await go(
      isOffered ? pathTo('renewalContract', { policyId, ...product }) : pathTo('insure', product),
    )
  }
  return (
    <Box as="nav" label={copy.actions} className="hm-policy__actions">
      {isClaimable ? (
        <Action icon="document" onClick={() => openPolicyFile(policyId, policy)}>
          {copy.document}
        </Action>
      ) : null}
      {isClaimable ? (
        <Action
          icon="wallet"
          onClick={() => go(pathTo('serviceTabs', { tab: 'claim', ...product }))}
        >
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
