import type { PortResult } from './failure'

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

export interface PaintedPicturePort {
  /** Paints a picture on a canvas and answers it as a data address. */
  paintPicture(picture: {
    width: number
    height: number
    steps: readonly PaintStep[]
  }): Promise<PortResult<string>>
}
