/** How the person arrived, read before the first page renders. */
export interface AddressPort {
  arrival(): { path: string; search: string }
  /** What the browser was sent to at first, whatever the bar shows since. */
  landing(): string
  /** Puts another address in the bar without a history entry; a no-op without an address bar. */
  rewrite(address: string): void
  /** Absolute address of a path of ours, for links that leave the app. */
  absolute(path: string): string
}
