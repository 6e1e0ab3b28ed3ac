import { useEffect, useState } from 'react'
import { CatchBack } from '../shell/catch-back.weapp'
import { DialogFrame } from './frame'
import type { DialogFramesProps } from './frames.types'

/**
 * Draws the open dialogs over each other. A page has only one element that catches Back. It serves
 * the topmost dialog and is shown again after Back closed that one over another.
 */
export const DialogFrames = ({ dialogs }: DialogFramesProps) => {
  const top = dialogs[dialogs.length - 1]
  const [leftFor, setLeftFor] = useState<number>()
  const isAlone = dialogs.length === 1 && top?.closing
  const show = !isAlone && leftFor !== top?.id
  const onBack = () => {
    setLeftFor(top?.id)
    top?.dismiss()
  }
  useEffect(() => {
    if (leftFor !== undefined && leftFor !== top?.id) setLeftFor(undefined)
  }, [leftFor, top?.id])
  return (
    <>
      {dialogs.map((dialog, index) => (
        <DialogFrame key={dialog.id} dialog={dialog} covered={index < dialogs.length - 1} />
      ))}
      <CatchBack show={show} onBack={() => show && onBack()} />
    </>
  )
}
