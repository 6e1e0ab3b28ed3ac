import { send } from '@/api/client'
import { listDelegations } from '@/contract/delegation'
import type { ProductId } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { delegation as copy } from '@/copy/purchase/delegation'
import { takeFilledForm } from '@/flows/purchase/delegation'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { useReturn } from '@/ui/load/use-return'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'

/**
 * 请子女代办: says that a child has filled the form in, or leads to asking one; plainly in 长辈版, and
 * as a line of text otherwise.
 */
export const DelegationCard = ({
  product,
  isTaken,
  onTaken,
}: {
  product: ProductId
  /** The form on this page came from a child. */
  isTaken: boolean
  onTaken: () => void
}) => {
  const elder = useElderMode()
  const { state, again } = useLoad('open', () => send(listDelegations, {}))
  useReturn(() => void again())
  const list = state.status === 'ready' ? state.value.list : []
  const filled = list.find(
    ({ cityCode, productCode, state: how }) =>
      how === 'FILLED' && cityCode === product.cityCode && productCode === product.productCode,
  )
  if (isTaken)
    return (
      <Card>
        <Text as="block">{copy.check}</Text>
      </Card>
    )
  if (filled)
    return (
      <Card title={copy.filled}>
        <Stack gap={3}>
          <Text as="block">{fill(copy.filledText, { PHONE: filled.delegatePhone ?? '' })}</Text>
          <Button
            kind="primary"
            size="l"
            block
            onClick={async () => {
              if (await takeFilledForm(filled)) onTaken()
            }}
          >
            {copy.look}
          </Button>
        </Stack>
      </Card>
    )
  const open = () => go(pathTo('delegation', { ...product }))
  if (!elder)
    return (
      <Button kind="text" className="hm-apply__delegate" onClick={open}>
        {copy.open}
      </Button>
    )
  return (
    <Card>
      <Stack gap={3}>
        <Text as="block">{copy.door}</Text>
        <Button size="l" block onClick={open}>
          {copy.open}
        </Button>
      </Stack>
    </Card>
  )
}
