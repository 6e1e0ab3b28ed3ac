import { DialogFrame } from './frame'
import type { DialogFramesProps } from './frames.types'

/** The open dialogs, each over the one before it; only the topmost can be reached. */
export const DialogFrames = ({ dialogs }: DialogFramesProps) => (
  <>
    {dialogs.map((dialog, index) => (
      <DialogFrame key={dialog.id} dialog={dialog} covered={index < dialogs.length - 1} />
    ))}
  </>
)
