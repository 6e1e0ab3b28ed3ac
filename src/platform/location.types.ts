import type { Place } from '@/domain/choice/nearest-city'
import type { PortResult } from './failure'

export interface LocationPort {
  /**
   * The user's approximate place, enough to know the city. The device asks for permission first.
   */
  locate(): Promise<PortResult<Place>>
}
