export interface FaultWatchPort {
  /** Tells of every error and rejection that nobody caught. */
  watchFaults(tell: (error: unknown) => void): void
}
