import type { OpenDialog } from './stack'

export interface DialogFramesProps {
  /** The last one is the topmost. */
  dialogs: readonly OpenDialog[]
}

export interface DialogFrameProps {
  dialog: OpenDialog
  /** Another dialog covers it, so neither focus nor screen readers may enter. */
  covered: boolean
}
