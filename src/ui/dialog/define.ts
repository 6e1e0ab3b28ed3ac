import type { ComponentType } from 'react'
import type { DialogControls } from './answer'

/** A dialog as data: how it looks, what it is called and where its content is. */
export interface Dialog<P, T> {
  /** `sheet` rises from the bottom edge, `modal` stands in the middle. */
  look: 'modal' | 'sheet'
  /** The accessible name. */
  label: (props: P) => string
  /** Loaded when it is first asked. */
  load: () => Promise<ComponentType<P & DialogControls<T>>>
  /** The mask and Esc close it too, unless this is false. Back always does. */
  dismissable?: boolean | ((props: P) => boolean)
  /** CSS length; a sheet is as high as its content, at most 90vh, unless given. */
  height?: string | ((props: P) => string | undefined)
  /** Opens over a dialog that is open, instead of after it: what another dialog asks with. */
  above?: boolean
}

/**
 * Declares a dialog: `T` is what confirming it yields.
 *
 *   export const noticeDialog = defineDialog<NoticeProps, undefined>({
 *     look: 'sheet',
 *     label: ({ title }) => title,
 *     load: async () => (await import('./notice-body')).NoticeBody,
 *   })
 */
export const defineDialog = <P extends object, T = undefined>(dialog: Dialog<P, T>): Dialog<P, T> =>
  dialog
