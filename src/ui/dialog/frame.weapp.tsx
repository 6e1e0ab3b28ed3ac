import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { weappAria } from '../primitives/weapp-aria'
import type { DialogFrameProps } from './frame.types'
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
