import { DialogFrame } from './frame'
import type { DialogFramesProps } from './frames.types'

/** Draws the open dialogs over each other. Only the topmost can be reached. */
export const DialogFrames = ({ dialogs }: DialogFramesProps) => (
  <>
    {dialogs.map((dialog, index) => (
      <DialogFrame key={dialog.id} dialog={dialog} covered={index < dialogs.length - 1} />
    ))}
  </>
)
