import type { MouseEvent } from 'react'

/** Moves the focus past the header of the page whose skip link was pressed. */
export const focusMain = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const main = currentTarget.parentElement?.querySelector<HTMLElement>('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}
