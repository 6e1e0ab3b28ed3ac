import type { Place } from '@/domain/choice/nearest-city'
import type { PortResult } from './failure'

export interface LocationPort {
  /** About where the person is, enough to know the city; the device asks them first. */
  locate(): Promise<PortResult<Place>>
}
