import type { PaintedPicture } from '@/domain/look/drawing'
import type { PortResult } from './failure'

export interface PaintingPort {
  /**
   * Paints a picture and answers its address: data on the web, a file of the phone in the
   * mini-program, which paints on the canvas of that id (ui/primitives/canvas).
   */
  paintPicture(picture: PaintedPicture, canvasId: string): Promise<PortResult<string>>
}
