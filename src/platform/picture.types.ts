import type { PortResult } from './failure'

export interface ShownPicture {
  /** A network address or a data address. */
  src: string
  /** A unique name of letters, digits and hyphens. */
  name: string
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** One step of painting, in pixels of the picture. Later steps lie over earlier ones. */
export type PaintStep =
  | ({ kind: 'box'; colour: string } & Area)
  | ({ kind: 'picture'; src: string } & Area)
  | {
      kind: 'text'
      text: string
      colour: string
      size: number
      isBold?: boolean
      /** The left end of the first line's base. */
      x: number
      y: number
      /** Longer text goes on in the next line, up to `lines`. */
      width: number
      lines?: number
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
  /** Paints a picture on a canvas and answers it as a data address. */
  paintPicture(picture: {
    width: number
    height: number
    steps: readonly PaintStep[]
  }): Promise<PortResult<string>>
}
