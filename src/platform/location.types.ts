import type { PortResult } from './failure'

export interface Place {
  /** Degrees, GCJ-02 in the mini-program, WGS-84 in browsers: 500 m apart at most. */
  latitude: number
  longitude: number
}

export interface LocationPort {
  /** About where the person is, enough to know the city; the device asks them first. */
  locate(): Promise<PortResult<Place>>
}
