import type { Place } from '@/domain/city/find-city'
import type { PortResult } from './failure'

/** What the phone or computer itself does for the user. */
export interface DevicePort {
  /** Puts text on the clipboard. */
  copyText(text: string): Promise<PortResult>
  /** Opens the dialler with this number. The user decides whether to call. */
  dial(phoneNumber: string): Promise<PortResult>
  /** Whether this build may ask for the place at all. Pages offer nothing otherwise. */
  canLocate(): boolean
  /**
   * The user's approximate place, enough to know the city. The device asks for permission first.
   */
  locate(): Promise<PortResult<Place>>
  /** Shows a place on the host's map, without asking where the user is. */
  showPlace(place: Place, name: string): Promise<PortResult>
}
