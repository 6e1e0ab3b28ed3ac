export interface UpdatePort {
  /** A newer version is here; `restart` starts the application again with it. */
  onUpdateReady(listener: (restart: () => void) => void): void
}
