import { useState } from 'react'
import { send } from '@/api/client'
import { getClaimNotice, keepClaimNotice } from '@/contract/policy'
import { buttons } from '@/copy/shell/buttons'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { claimNotice as copy } from './copy/claim-notice'

/** Edition of the text. A new edition is shown again to users who dismissed this one. */
const version = '2026-1'

/** Shown until the user dismisses it, on any device. */
export const ClaimNotice = () => {
  const { state } = useLoad(version, () => send(getClaimNotice, { version }))
  const [isPutAway, setIsPutAway] = useState(false)
  if (isPutAway || state.status !== 'ready' || state.value.seen) return null
  const putAway = async () => {
    setIsPutAway(true)
    // If this is not saved, the notice is shown again next time.
    await send(keepClaimNotice, { version })
  }
  return (
    <Card title={copy.title}>
      <Stack gap={3}>
        <Text as="block" size="s" tone="soft">
          {copy.text}
        </Text>
        <Button block onClick={putAway}>
          {buttons.iKnow}
        </Button>
      </Stack>
    </Card>
  )
}
