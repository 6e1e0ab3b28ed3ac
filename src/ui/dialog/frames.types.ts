import type { OpenDialog } from './stack'

export interface DialogFramesProps {
  /** The topmost is the last. */
  dialogs: readonly OpenDialog[]
}
