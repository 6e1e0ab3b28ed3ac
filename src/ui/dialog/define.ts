import type { ComponentType } from 'react'

/** How a dialog ended. `dismissed`: by mask, Esc or Back, or because its page was left. */
export type Answer<T = undefined> =
  { kind: 'confirmed'; value: T } | { kind: 'cancelled' } | { kind: 'dismissed' }

/** Functions that the body of a dialog gets besides its own props. */
export interface DialogControls<T> {
  confirm: (value: T) => void
  cancel: () => void
}

/** A dialog as data: its look, its name and the module of its content. */
export interface Dialog<P, T> {
  /** A `sheet` rises from the bottom edge; a `modal` stands in the middle. */
  look: 'modal' | 'sheet'
  /** The accessible name. */
  label: (props: P) => string
  /** Loads the content when the dialog is first opened. */
  load: () => Promise<ComponentType<P & DialogControls<T>>>
  /** Whether the mask and Esc close it, true by default. Back always closes it. */
  dismissable?: boolean | ((props: P) => boolean)
  /** CSS length. By default a sheet is as high as its content, at most 90vh. */
  height?: string | ((props: P) => string | undefined)
  /** Opens over an open dialog instead of after it, for questions that another dialog asks. */
  above?: boolean
  /**
   * Opens by itself, without a tap. If its content does not load, that is only logged, because
   * nobody waits for it.
   */
  uninvited?: boolean
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
