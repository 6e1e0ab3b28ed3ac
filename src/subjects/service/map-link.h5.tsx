import type { Hospital } from '@/contract/guides'
import { fill } from '@/copy/fill'
import { OutsideLink } from '@/ui/primitives/link'
import { hospitals as copy } from './copy'
import type { MapLinkProps } from './map-link.types'

const MAP = 'https://apis.map.qq.com/uri/v1'

/** Tencent's map at the hospital's place, or a search by name if no place is known. */
const mapOf = ({ name, place }: Hospital): string =>
  place
    ? `${MAP}/marker?${new URLSearchParams({
        marker: `coord:${place.latitude},${place.longitude};title:${name}`,
        referer: 'huimin',
      })}`
    : `${MAP}/search?${new URLSearchParams({ keyword: name, referer: 'huimin' })}`

export const MapLink = ({ hospital }: MapLinkProps) => (
  <OutsideLink
    className="hm-hospitals__map"
    to={mapOf(hospital)}
    label={fill(copy.mapOf, { NAME: hospital.name })}
  >
    {copy.map}
  </OutsideLink>
)
