import { useState } from 'react'
import type { City, OfferedProduct } from '@/contract/city'
import { fill } from '@/copy/fill'
import { cities as copy } from '@/copy/product/cities'
import { front } from '@/copy/product/front'
import { byLetter, nearestCity } from '@/domain/city/find-city'
import { saleAt, salePeriod } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { locate } from '@/platform/device'
import { scrollToId } from '@/platform/page'
import { pathTo } from '@/routes/path-to'
import { configureJsSdk } from '@/subjects/wechat'
import { Money } from '@/ui/display/money'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { Heading, Text } from '@/ui/primitives/text'

const idOf = (letter: string): string => `city-letter-${letter}`

/** All cities by letter. A tap on one shows its products. */
export const CityIndex = ({ cities, open }: { cities: readonly City[]; open: boolean }) => {
  const groups = byLetter(cities)
  const [chosen, setChosen] = useState<string>()
  return (
    <Stack gap={4}>
      {groups.length > 1 ? (
        <Box as="nav" label={copy.letters} className="hm-cities__letters">
          {groups.map(([letter]) => (
            <Button
              key={letter}
              kind="bare"
              className="hm-cities__letter"
              label={fill(copy.toLetter, { LETTER: letter })}
              onClick={() => scrollToId(idOf(letter))}
            >
              {letter}
            </Button>
          ))}
        </Box>
      ) : null}
      {groups.map(([letter, group]) => (
        <Box key={letter} as="section" id={idOf(letter)} labelledBy={`${idOf(letter)}-name`}>
          <Box id={`${idOf(letter)}-name`} className="hm-cities__group">
            <Heading level={2}>{letter}</Heading>
          </Box>
          {group.map((city) => {
            const isOpen = open || chosen === city.cityCode
            return (
              <Box key={city.cityCode} className="hm-cities__city">
                <Button
                  kind="bare"
                  block
                  className="hm-cities__name"
                  expanded={isOpen}
                  onClick={() => setChosen(isOpen ? undefined : city.cityCode)}
                >
                  <Text as="block" bold>
                    {city.cityName}
                  </Text>
                  <Text as="block" size="s" tone="soft">
                    {city.products.map(({ productName }) => productName).join('、')}
                  </Text>
                </Button>
                {isOpen ? <OfferedProducts city={city} /> : null}
              </Box>
            )
          })}
        </Box>
      ))}
    </Stack>
  )
}

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

/** The products of a city with their lowest premium and whether they are on sale. */
export const OfferedProducts = ({ city }: { city: City }) => {
  const compared = city.products.filter(({ ofHomes }) => !ofHomes)
  return (
    <Stack gap={3}>
      {city.products.map((product) => (
        <Link
          key={product.productCode}
          to={pathTo('insure', { cityCode: city.cityCode, productCode: product.productCode })}
          className="hm-cities__product"
          style={{ '--hm-product': product.baseColor }}
        >
          <Row gap={2} spread="between">
            <Text bold>{product.productName}</Text>
            <SaleTag {...product} />
          </Row>
          <Text as="block" size="s" tone="soft">
            {product.slogan}
          </Text>
          <Text as="block" size="s">
            {front.yearly}{' '}
            <Money
              fen={product.fromPremiumFen}
              trimZeros
              unit={product.onePrice ? '' : front.andUp}
            />
          </Text>
        </Link>
      ))}
      {compared.length > 1 ? (
        <Link to={pathTo('compareProducts', { cityCode: city.cityCode })}>
          {fill(copy.compare, { N: String(compared.length) })}
        </Link>
      ) : null}
    </Stack>
  )
}

const SaleTag = (product: OfferedProduct) => {
  switch (saleAt({ now: now(), ...salePeriod(product) }).state) {
    case 'open':
      return <StatusTag tone="good" text={copy.onSale} />
    case 'before':
      return <StatusTag tone="soon" text={copy.before} />
    case 'ended':
      return <StatusTag tone="over" text={copy.ended} />
  }
}
