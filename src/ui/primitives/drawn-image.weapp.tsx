import { drawingAddress } from '@/domain/look/drawing'
import type { DrawnImageProps } from './drawn-image.types'
import { Image } from './image'

/** A mini-program has no svg; its images take the drawing as their address. */
export const DrawnImage = ({ drawing, className }: DrawnImageProps) => (
  <Image className={className} src={drawingAddress(drawing)} alt="" fit="contain" />
)
