import { drawingAddress } from '@/domain/look/drawing'
import type { DrawnImageProps } from './drawn-image.types'
import { Image } from './image'

/** A mini-program has no svg, so the drawing becomes an image address. */
export const DrawnImage = ({ drawing, className }: DrawnImageProps) => (
  <Image className={className} src={drawingAddress(drawing)} alt="" fit="contain" />
)
