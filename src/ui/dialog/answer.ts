/** How a dialog ended. `dismissed`: by mask, Esc or Back, or because its page was left. */
export type Answer<T = undefined> =
  { kind: 'confirmed'; value: T } | { kind: 'cancelled' } | { kind: 'dismissed' }

/** Functions that the body of a dialog gets besides its own props. */
export interface DialogControls<T> {
  confirm: (value: T) => void
  cancel: () => void
}
