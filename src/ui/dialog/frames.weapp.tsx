import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { weappAria } from '../primitives/weapp-base'
import { CatchBack } from '../shell/catch-back.weapp'
import type { DialogFrameProps, DialogFramesProps } from './frames.types'
import './frame.css'

/** The mask catches touches, so that the page below does not scroll. */
export const DialogFrame = ({ dialog, covered }: DialogFrameProps) => (
  <View
    className={classNames(
      'hm-dialog',
      `hm-dialog--${dialog.look}`,
      dialog.closing && 'hm-dialog--closing',
    )}
    {...weappAria({ 'aria-hidden': covered })}
  >
    <View
      className="hm-dialog__mask"
      catchMove
      onClick={() => {
        if (dialog.dismissable) dialog.dismiss()
      }}
    />
    <View
      className="hm-dialog__panel"
      style={dialog.height === undefined ? {} : { height: dialog.height }}
      {...weappAria({ role: 'dialog', 'aria-modal': true, 'aria-label': dialog.label })}
    >
      {dialog.content}
    </View>
  </View>
)

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
