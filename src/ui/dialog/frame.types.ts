import type { OpenDialog } from './stack'

export interface DialogFrameProps {
  dialog: OpenDialog
  /** Another dialog covers it, so neither focus nor screen readers may enter. */
  covered: boolean
}
