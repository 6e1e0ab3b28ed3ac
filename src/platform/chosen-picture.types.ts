import type { PortResult } from './failure'

export interface ChosenPicturePort {
  /**
   * Lets the user take or choose one picture and answers its JPEG as base64, small enough to send.
   * FAILED: the file is no picture. Older browsers do not report a cancelled choice, so the promise
   * may never settle.
   */
  choosePicture(): Promise<PortResult<string>>
}
