export interface FirstScreenPort {
  /** Takes away what the gateway drew before the page could; harmless when there is nothing. */
  removeFirstScreen(): void
}
