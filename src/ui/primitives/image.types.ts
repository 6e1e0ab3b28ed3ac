import type { BaseProps } from './base.types'

export interface ImageProps extends BaseProps {
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** In CSS pixels. Both are needed, so that the page does not jump when the picture arrives. */
  width?: number | undefined
  height?: number | undefined
  /** Loads the picture when it comes near the screen. */
  lazy?: boolean | undefined
  fit?: 'cover' | 'contain' | 'width' | undefined
  onLoad?: (() => void) | undefined
  onError?: (() => void) | undefined
}
