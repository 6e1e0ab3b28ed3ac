export interface ReachedPort {
  /** Settles once the person scrolled so far that the element came into sight. */
  whenReached(selector: string): Promise<void>
}
