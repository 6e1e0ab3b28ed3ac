export interface RestoredPort {
  /**
   * Starts the page afresh when an iPhone or iPad brings it back frozen (specification section 2):
   * its login, prices and countdowns are of the time when it was left.
   */
  reloadWhenRestored(): void
}
