import type { Drawing } from './drawing'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** One step of painting, in pixels of the picture. Later steps lie over earlier ones. */
export type PaintStep =
  | ({ kind: 'box'; colour: string; radius?: number } & Area)
  | ({
      kind: 'drawing'
      drawing: Drawing
      /** The colour below it, `#rrggbb`, with which its translucent groups are mixed. */
      ground: string
    } & Area)
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

export interface PaintedPicture {
  width: number
  height: number
  steps: readonly PaintStep[]
}
