export interface FaultWatchPort {
  /** Reports every uncaught error and rejection. */
  watchFaults(tell: (error: unknown) => void): void
}
