import type { Hospital } from '@/contract/hospital-list'
import { fill } from '@/copy/fill'
import { hospitals as copy } from '@/copy/product/hospitals'
import { kmText } from '@/domain/choice/hospital-search'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { OutsideLink } from '@/ui/primitives/outside-link'
import { Text } from '@/ui/primitives/text'

const MAP = 'https://apis.map.qq.com/uri/v1'

/** Tencent's map at the hospital's place, or a search by name if no place is known. */
const mapOf = ({ name, place }: Hospital): string =>
  place
    ? `${MAP}/marker?${new URLSearchParams({
        marker: `coord:${place.latitude},${place.longitude};title:${name}`,
        referer: 'huimin',
      })}`
    : `${MAP}/search?${new URLSearchParams({ keyword: name, referer: 'huimin' })}`

/** One hospital with district, level, distance and a map link. */
export const HospitalRow = ({
  hospital,
  km,
  isSample,
}: {
  hospital: Hospital
  km: number | undefined
  isSample: boolean
}) => (
  <Box className="hm-hospitals__row">
    <Stack gap={1} className="hm-hospitals__words">
      <Text as="block" bold>
        {hospital.name}
      </Text>
      <Text as="block" size="s" tone="soft" numeric>
        {[
          hospital.level,
          hospital.district,
          km === undefined ? '' : fill(copy.km, { KM: kmText(km) }),
          isSample ? copy.sample : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
    <OutsideLink
      className="hm-hospitals__map"
      to={mapOf(hospital)}
      label={fill(copy.mapOf, { NAME: hospital.name })}
    >
      {copy.map}
    </OutsideLink>
  </Box>
)
