export interface ScrollPort {
  /** Scrolls the element with this id to the middle of the screen. */
  scrollToId(id: string): void
  scrollToTop(): void
}
