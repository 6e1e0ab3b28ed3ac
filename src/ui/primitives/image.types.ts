import type { BaseProps } from './base.types'

export interface ImageProps extends BaseProps {
  src: string
  /** What it shows; empty for decoration. */
  alt: string
  /** CSS pixels; both are needed so that nothing jumps when it arrives. */
  width?: number | undefined
  height?: number | undefined
  /** Loads when it comes near the screen. */
  lazy?: boolean | undefined
  fit?: 'cover' | 'contain' | 'width' | undefined
  onLoad?: (() => void) | undefined
  onError?: (() => void) | undefined
}
