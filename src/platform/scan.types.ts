import type { PortResult } from './failure'

export interface ScanPort {
  /** The text of a bar code or QR code that the person points the camera at. */
  scanCode(): Promise<PortResult<string>>
}
