import { useState } from 'react'
import { hospitals as copy } from '@/copy/product/hospitals'
import type { Place } from '@/domain/choice/nearest-city'
import { configureJsSdk } from '@/flows/wechat/js-sdk'
import { locate } from '@/platform/location'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** Reads the device's place to sort by distance. No place is sent anywhere. */
export const SortByDistance = ({ onFound }: { onFound: (here: Place) => void }) => {
  const [notice, setNotice] = useState('')
  const ask = async () => {
    await configureJsSdk()
    const here = await locate()
    if (here.ok) onFound(here.value)
    else if (here.code === 'DENIED') setNotice(copy.denied)
    else if (here.code !== 'CANCELLED') setNotice(copy.missing)
  }
  return (
    <Stack gap={2}>
      <Button block onClick={ask}>
        {copy.near}
      </Button>
      <Text as="block" size="s" tone="soft">
        {copy.nearHint}
      </Text>
      <Box role="status">{notice ? <Text as="block">{notice}</Text> : null}</Box>
    </Stack>
  )
}
