/** The shown page as the user sees and scrolls it. */
export interface PagePort {
  /**
   * A page stays mounted when another page covers it or its tab goes to the background. Start
   * timers and polling on show, and stop them on hide.
   */
  usePageShow(callback: () => void): void
  usePageHide(callback: () => void): void
  /** Removes the gateway's drawing of the page. It does nothing if there is none. */
  removeFirstScreen(): void
  /**
   * Applies a change to the page. While the gateway's drawing still covers the page, React renders
   * in slices, so that the phone stays responsive; otherwise at once, so that the page does not
   * flicker.
   */
  behindFirstScreen(change: () => void): void
  /** Scrolls the element with this id to the middle of the screen. */
  scrollToId(id: string): void
  scrollToTop(): void
  /**
   * Moves keyboard and screen reader to a text that is no control, because what is shown below it
   * has changed. A mini-program cannot move them.
   */
  focusText(id: string): void
  /**
   * True once the user scrolls near the end of the drawn content, and from then on. The web build
   * answers true at once, because drawing hidden parts is cheap there. In a mini-program all
   * content must cross to the view.
   */
  useNearEnd(): boolean
}
