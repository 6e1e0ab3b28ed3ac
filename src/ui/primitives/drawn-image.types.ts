import type { Drawing } from '@/domain/look/drawing'

/** A decoration. It carries no information. */
export interface DrawnImageProps {
  drawing: Drawing
  /** The class sets the size, because a drawing has none. */
  className: string
}
