/** The address by which the visitor arrived, and the addresses to which links may lead. */
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
  /**
   * Outside hosts that links may open, each with its subdomains: our own and our partners'. The
   * list is empty unless the installation names some.
   */
  linkHosts(): readonly string[]
}
