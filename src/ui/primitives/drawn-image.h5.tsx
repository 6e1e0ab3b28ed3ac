import type { DrawnImageProps } from './drawn-image.types'

/** Drawn inline, because as an image address the browser would first create a document for it. */
export const DrawnImage = ({ drawing, className }: DrawnImageProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.shapes }}
  />
)
