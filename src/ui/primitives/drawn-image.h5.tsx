import type { DrawnImageProps } from './drawn-image.types'

/** In place: as the address of an image the browser would set up a document for it first. */
export const DrawnImage = ({ drawing, className }: DrawnImageProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.shapes }}
  />
)
