import { useState } from 'react'
import type { City } from '@/contract/city'
import { fill } from '@/copy/fill'
import { cities as copy } from '@/copy/product/cities'
import { byLetter } from '@/domain/city/find-city'
import { scrollToId } from '@/platform/page'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { OfferedProducts } from './offered-products'

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
