/** Distance to the bottom that counts as read, px (specification section 9). */
export const SCROLL_END_PX = 50

/** A text too short to scroll counts as read at once. */
export const isScrolledToEnd = ({
  scrollTop,
  clientHeight,
  scrollHeight,
}: {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}): boolean => scrollHeight - scrollTop - clientHeight <= SCROLL_END_PX
