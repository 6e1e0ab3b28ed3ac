export interface OutsidePort {
  /** For a page of somebody else, instead of ours: its own address bar says whose it is. */
  leaveFor(url: string): void
}
