import { send } from '@/api/client'
import type { PolicyDetail } from '@/contract/policy'
import { getRenewalSwitch } from '@/contract/renewal'
import { renewal as copy } from '@/copy/records/renewal'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { endRenewal } from '@/subjects/renewal'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Link } from '@/ui/primitives/link'
import { Switch } from '@/ui/primitives/switch'
import { Text } from '@/ui/primitives/text'

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
            {copy.title}
          </Text>
          <Text as="block" size="s" tone="soft" numeric>
            {isOn ? `${copy.dueOn} ${dates.dueOn}` : copy.off}
          </Text>
          <Link to={contract}>{copy.text}</Link>
        </Stack>
        <Switch checked={isOn} label={copy.title} onChange={(on) => void turn(on)} />
      </Row>
    </Card>
  )
}
