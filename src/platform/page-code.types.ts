export interface PageCodePort {
  /** Loads the code of a page before its opening; false if it does not load. */
  fetchPage(path: string): Promise<boolean>
}
