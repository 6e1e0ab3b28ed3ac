import type { ImageProps, DrawnImageProps } from './shown.types'

const fits = { cover: 'cover', contain: 'contain', width: undefined } as const

export const Image = ({ fit = 'cover', lazy, style, alt, ...props }: ImageProps) => (
  <img
    {...props}
    alt={alt}
    loading={lazy ? 'lazy' : undefined}
    decoding="async"
    style={{ maxWidth: '100%', objectFit: fits[fit], ...style }}
  />
)

/** Drawn inline, because as an image address the browser would first create a document for it. */
export const DrawnImage = ({ drawing, className }: DrawnImageProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.shapes }}
  />
)
