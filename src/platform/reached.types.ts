export interface ReachedPort {
  /** Resolves when the user scrolled so far that the element became visible. */
  whenReached(selector: string): Promise<void>
}
