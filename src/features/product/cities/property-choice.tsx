import { cities as copy } from '@/copy/product/cities'
import { wording } from '@/copy/product/wording'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { CityChoice } from './city-choice'

/**
 * The door to cover of homes and what is in them, of which the catalogue has nothing on sale: that
 * is said, and what people may buy for themselves in the city of the link, or anywhere.
 */
export const PropertyChoice = ({ cityCode = '' }: { cityCode?: string | undefined }) => (
  <CityChoice
    title={copy.property}
    lead={
      <StatePanel picture="empty" title={copy.noProperty} text={copy.noPropertyText}>
        <Button onClick={() => go(pathTo('orderCenter'))}>{wording({}).orderCenter}</Button>
      </StatePanel>
    }
    within={{ prefix: cityCode, none: copy.noneInCity }}
  />
)
