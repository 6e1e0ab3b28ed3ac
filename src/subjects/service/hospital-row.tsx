import type { Hospital } from '@/contract/guides'
import { fill } from '@/copy/fill'
import { kmText } from '@/domain/service/hospital-search'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { hospitals as copy } from './copy/hospitals'
import { MapLink } from './map-link'

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
    <MapLink hospital={hospital} />
  </Box>
)
