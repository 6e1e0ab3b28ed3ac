import type { PortResult } from './failure'

export interface ShownPicture {
  /** A network address or a data address. */
  src: string
  /** A unique name of letters, digits and hyphens. */
  name: string
}

export interface PicturePort {
  /**
   * Lets the user take or choose one picture and answers its JPEG as base64, small enough to send.
   * FAILED: the file is no picture. Older browsers do not report a cancelled choice, so the promise
   * may never settle.
   */
  choosePicture(): Promise<PortResult<string>>
  /** Opens the device's viewer, which enlarges, saves, forwards and reads codes. */
  showPicture(picture: ShownPicture): Promise<PortResult>
}
