export interface RestoredPort {
  /**
   * Reloads the page when an iPhone or iPad restores it from memory (specification section 2),
   * because its login, prices and countdowns are old.
   */
  reloadWhenRestored(): void
}
