import type { OpenDialog } from './stack'

export interface DialogFramesProps {
  /** The last one is the topmost. */
  dialogs: readonly OpenDialog[]
}
