/** What a dialog ends with. `dismissed`: mask, Esc, Back, or its page went away. */
export type Answer<T = undefined> =
  { kind: 'confirmed'; value: T } | { kind: 'cancelled' } | { kind: 'dismissed' }

/** What the body of a dialog is given besides its own props. */
export interface DialogControls<T> {
  confirm: (value: T) => void
  cancel: () => void
}
