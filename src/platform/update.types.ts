export interface UpdatePort {
  /** Called when a newer version is ready. `restart` restarts the application with it. */
  onUpdateReady(listener: (restart: () => void) => void): void
}
