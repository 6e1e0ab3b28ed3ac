import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import { getFamilyStatus } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { delegation as copy } from '@/copy/purchase/delegation'
import { elderDoors as doors } from '@/copy/shell/elder-doors'
import { takeFilledForm } from '@/flows/purchase/delegation'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useReturn } from '@/ui/load/use-return'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import type { Application } from './use-application'

/**
 * 请子女代办: says that a child has filled the form in, or leads to asking one; plainly in 长辈版, and
 * as a line of text otherwise.
 */
export const DelegationCard = ({
  product,
  family,
  isTaken,
  onTaken,
}: {
  product: ProductId
  family: Application['family']
  /** The form on this page came from a child. */
  isTaken: boolean
  onTaken: () => void
}) => {
  const elder = useElderMode()
  const [filled, setFilled] = useState(family.filledForm)
  useEffect(() => setFilled(family.filledForm), [family])
  // The child may have finished while the user was away.
  useReturn(() => {
    void send(getFamilyStatus, { ...productId(product), version: 3 }).then((answer) => {
      if (answer.ok) setFilled(answer.value.filledForm)
    })
  })
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
              if (await takeFilledForm({ ...filled, ...product })) onTaken()
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
      <Box className="hm-apply__delegate">
        <Button kind="text" onClick={open}>
          {doors.delegate}
        </Button>
      </Box>
    )
  return (
    <Card>
      <Stack gap={3}>
        <Text as="block">{doors.delegateText}</Text>
        <Button size="l" block onClick={open}>
          {doors.delegate}
        </Button>
      </Stack>
    </Card>
  )
}
