export interface OutsidePort {
  /** Leaves our page for one of another host, whose address the browser's bar then shows. */
  leaveFor(url: string): void
}
