export interface FirstScreenPort {
  /** Removes the gateway's drawing of the page. It does nothing if there is none. */
  removeFirstScreen(): void
  /**
   * Applies a change to the page. While the gateway's drawing still covers the page, React renders
   * in slices, so that the phone stays responsive; otherwise at once, so that the page does not
   * flicker.
   */
  behindFirstScreen(change: () => void): void
}
