export interface ReachedPort {
  /**
   * Resolves when the user scrolled so far that the element became visible. `isWanted` ends the
   * search for an element of a page that was left. With `atOnce` an element counts that is visible
   * without scrolling.
   */
  whenReached(
    selector: string,
    options?: { atOnce?: boolean; isWanted?: () => boolean },
  ): Promise<void>
}
