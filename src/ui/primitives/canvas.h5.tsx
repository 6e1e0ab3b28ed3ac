import type { CanvasProps } from './shown.types'

/** A browser paints in memory. */
export const Canvas = (_: CanvasProps) => null
