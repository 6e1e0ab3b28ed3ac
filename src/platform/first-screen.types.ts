export interface FirstScreenPort {
  /** Takes away what the gateway drew before the page could; harmless when there is nothing. */
  removeFirstScreen(): void
  /**
   * Makes a change of what is drawn. While the gateway's drawing is still over the page, it is made
   * in slices that let the phone answer between them; otherwise at once, or the page would flicker.
   */
  behindFirstScreen(change: () => void): void
}
