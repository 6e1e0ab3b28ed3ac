import type { ImageProps } from './image.types'

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
