import { useState } from 'react'
import type { City } from '@/contract/city'
import { cities as copy } from '@/copy/product/cities'
import { nearestCity } from '@/domain/city/find-city'
import { locate } from '@/platform/device'
import { configureJsSdk } from '@/subjects/wechat'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { OfferedProducts } from './offered-products'

type Found = { city: City } | { notice: string }

/** Compares the device's place with the cities' places on the device. No place is sent anywhere. */
const find = async (cities: readonly City[]): Promise<Found | undefined> => {
  await configureJsSdk()
  const here = await locate()
  if (here.ok) {
    const city = nearestCity(cities, here.value)
    return city ? { city } : { notice: copy.tooFar }
  }
  if (here.code === 'CANCELLED') return undefined
  return { notice: here.code === 'DENIED' ? copy.locationDenied : copy.locationMissing }
}

/** Finds the nearest city on sale, for users who prefer not to search. */
export const Nearest = ({ cities }: { cities: readonly City[] }) => {
  const [found, setFound] = useState<Found>()
  return (
    <Stack gap={2}>
      <Button kind="secondary" block onClick={async () => setFound(await find(cities))}>
        {copy.locate}
      </Button>
      <Text as="block" size="s" tone="soft">
        {copy.locateHint}
      </Text>
      <Box role="status">
        {found && 'notice' in found ? <Text as="block">{found.notice}</Text> : null}
        {found && 'city' in found ? (
          <Card>
            <Text as="block" size="s" tone="soft">
              {copy.nearest}
            </Text>
            <Stack gap={3}>
              <Heading level={2}>{found.city.cityName}</Heading>
              <OfferedProducts city={found.city} />
            </Stack>
          </Card>
        ) : null}
      </Box>
    </Stack>
  )
}
