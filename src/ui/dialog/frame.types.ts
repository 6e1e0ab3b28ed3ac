import type { OpenDialog } from './stack'

export interface DialogFrameProps {
  dialog: OpenDialog
  /** Another dialog lies over it: neither focus nor screen readers may enter. */
  covered: boolean
}
