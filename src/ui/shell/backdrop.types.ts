import type { ReactNode } from 'react'

export interface BackdropProps {
  /** A dialog covers the page, so neither focus nor screen readers may enter. */
  inert: boolean
  children: ReactNode
}
