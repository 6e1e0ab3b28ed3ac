import type { PortResult } from './failure'

export interface ChosenPicturePort {
  /**
   * Lets the person take or choose one picture; its JPEG as base64, made so small that it can be
   * sent. FAILED: what was chosen is no picture. Older browsers tell nobody of a change of mind:
   * there the answer may never come.
   */
  choosePicture(): Promise<PortResult<string>>
}
