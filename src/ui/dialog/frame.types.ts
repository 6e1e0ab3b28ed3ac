import type { OpenDialog } from './queue'

export interface DialogFrameProps {
  dialog: OpenDialog
}
