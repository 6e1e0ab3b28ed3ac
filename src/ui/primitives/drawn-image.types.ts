import type { Drawing } from '@/domain/look/drawing'

/** Decoration: who does not see it misses nothing. */
export interface DrawnImageProps {
  drawing: Drawing
  /** Gives it its place: a drawing has no size of its own. */
  className: string
}
