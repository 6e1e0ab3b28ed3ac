import type { CanvasProps } from './canvas.types'

/** A browser paints in memory. */
export const Canvas = (_: CanvasProps) => null
