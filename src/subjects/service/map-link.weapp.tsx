import { fill } from '@/copy/fill'
import { showPlace } from '@/platform/device'
import { Button } from '@/ui/primitives/button'
import { hospitals as copy } from './copy'
import type { MapLinkProps } from './map-link.types'

/** WeChat's own map, which needs no permission. It shows places only, so a name alone has no link. */
export const MapLink = ({ hospital: { name, place } }: MapLinkProps) =>
  place ? (
    <Button
      kind="text"
      label={fill(copy.mapOf, { NAME: name })}
      onClick={() => void showPlace(place, name)}
    >
      {copy.map}
    </Button>
  ) : null
