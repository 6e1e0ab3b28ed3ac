import type { ReactNode } from 'react'

export interface BackdropProps {
  /** A dialog lies over it: neither focus nor screen readers may enter. */
  inert: boolean
  children: ReactNode
}
