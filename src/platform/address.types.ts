/** The address by which the visitor arrived, read before the first page renders. */
export interface AddressPort {
  arrival(): { path: string; search: string }
  /** The address that the browser loaded first, even if the address bar changed since. */
  landing(): string
  /**
   * Replaces the address in the bar without a history entry. It does nothing without an address
   * bar.
   */
  rewrite(address: string): void
  /** The absolute address of one of our paths, for links that leave the app. */
  absolute(path: string): string
}
