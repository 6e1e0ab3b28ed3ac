import type { Result } from '@/domain/base/result'

export interface ScanPort {
  /** The text of a bar code or QR code that the person points the camera at. */
  scanCode(): Promise<Result<string, 'UNSUPPORTED' | 'CANCELLED' | 'FAILED'>>
}
