import type { PortResult } from './failure'

export interface PhonePort {
  /** Opens the dialler with this number. The user decides whether to call. */
  dial(phoneNumber: string): Promise<PortResult>
}
