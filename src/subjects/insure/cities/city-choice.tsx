import { useEffect, useState, type ReactNode } from 'react'
import { fetchCities } from '@/api/catalogue'
import type { City } from '@/contract/city'
import { productId, type PartialProductId } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { cities as copy } from '@/copy/product/cities'
import { findCities } from '@/domain/city/find-city'
import { canLocate } from '@/platform/device'
import { replace } from '@/platform/navigation'
import { removeFirstScreen } from '@/platform/page'
import { pathTo } from '@/routes/path-to'
import { rememberedCity } from '@/stores/chosen-city'
import { callDoor, ElderDoors, familyDoor } from '@/subjects/product'
import { Failed } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { Heading, Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { CityIndex, Nearest, OfferedProducts } from './city-lists'
import './cities.css'

const SEARCH_ID = 'city-search'

/** The only product that half an address can mean. A product for homes must be named. */
const meantBy = (cities: readonly City[], { cityCode, productCode }: PartialProductId) => {
  if (!cityCode && !productCode) return undefined
  const meant = cities
    .filter((city) => !cityCode || city.cityCode === cityCode)
    .flatMap((city) => city.products.map((product) => ({ ...product, cityCode: city.cityCode })))
    .filter((product) => (productCode ? product.productCode === productCode : !product.ofHomes))
  const [only] = meant
  return only && meant.length === 1 ? pathTo('insure', productId(only)) : undefined
}

/**
 * The address names no product, only half of one, or an unknown one. It opens the product that is
 * meant, or lists the products, with the named city first.
 */
export const CityChoice = ({
  title = copy.title,
  missing = false,
  lead,
  within,
  ...named
}: PartialProductId & {
  title?: string
  missing?: boolean
  /** What the address was about, shown above the cities. */
  lead?: ReactNode
  /** Shows only cities whose code has this prefix. `none` is the text if there is none. */
  within?: { prefix: string; none: string }
}) => {
  const elder = useElderMode()
  const { state, again } = useLoad('cities', fetchCities)
  const meant =
    state.status === 'ready' && !missing ? meantBy(state.value.cities, named) : undefined
  useEffect(removeFirstScreen, [])
  useEffect(() => {
    if (meant) void replace(meant)
  }, [meant])
  return (
    <PageShell title={title}>
      {elder && !meant ? <ElderDoors doors={[familyDoor(), callDoor(undefined)]} /> : null}
      {lead}
      <Stack gap={4} className="hm-cities">
        {missing ? (
          <Box role="status">
            <Heading level={2}>{copy.missing}</Heading>
            <Text as="block" tone="soft">
              {copy.missingHint}
            </Text>
          </Box>
        ) : null}
        {state.status === 'failed' ? (
          <Failed error={state.error} words={named} onRetry={again} />
        ) : state.status === 'loading' || meant ? (
          <Skeleton lines={6} />
        ) : (
          <Within cities={state.value.cities} within={within}>
            {(cities) => <Choice cities={cities} asked={named.cityCode} />}
          </Within>
        )}
      </Stack>
    </PageShell>
  )
}

const Within = ({
  cities,
  within,
  children,
}: {
  cities: readonly City[]
  within: { prefix: string; none: string } | undefined
  children: (cities: readonly City[]) => ReactNode
}) => {
  if (!within) return <>{children(cities)}</>
  const inside = cities.filter(({ cityCode }) => cityCode.startsWith(within.prefix))
  if (inside.length > 0) return <>{children(inside)}</>
  return (
    <>
      <Text as="block" tone="soft">
        {within.none}
      </Text>
      {children(cities)}
    </>
  )
}

const Choice = ({ cities, asked }: { cities: readonly City[]; asked: string | undefined }) => {
  const [typed, setTyped] = useState('')
  const found = findCities(cities, typed)
  const remembered = rememberedCity()
  const first =
    cities.find((city) => city.cityCode === asked) ??
    cities.find((city) => city.cityCode === remembered)
  const searching = typed.trim() !== ''
  return (
    <>
      <Stack gap={2}>
        <Label htmlFor={SEARCH_ID}>{copy.search}</Label>
        <Input id={SEARCH_ID} value={typed} onChange={setTyped} placeholder={copy.searchHint} />
        <Box role="status">
          {searching ? (
            <Text as="block" size="s" tone="soft">
              {found.length === 0
                ? fill(copy.nothing, { TYPED: typed.trim() })
                : fill(copy.found, { N: String(found.length) })}
            </Text>
          ) : null}
        </Box>
      </Stack>
      {searching || !canLocate() ? null : <Nearest cities={cities} />}
      {first && !searching ? (
        <Card>
          <Text as="block" size="s" tone="soft">
            {first.cityCode === asked ? copy.asked : copy.last}
          </Text>
          <Stack gap={3}>
            <Heading level={2}>{first.cityName}</Heading>
            <OfferedProducts city={first} />
          </Stack>
        </Card>
      ) : null}
      <CityIndex
        cities={found.length === 0 ? cities : found}
        open={searching && found.length === 1}
      />
    </>
  )
}

/** The products of Gansu, whose city codes begin with 62; if there are none, of all cities. */
export const GansuChoice = () => (
  <CityChoice title={copy.gansu} within={{ prefix: '62', none: copy.noneInGansu }} />
)
