import { useEffect, useState } from 'react'
import { CatchBack } from '../shell/catch-back.weapp'
import { DialogFrame } from './frame'
import type { DialogFramesProps } from './frames.types'

/**
 * The open dialogs, each over the one before it. What catches Back is there once a page, so it
 * stands for the topmost dialog, and is shown anew when Back closed it over another.
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
