export interface PageCodePort {
  /** Fetches the code of a page before it is gone to; false when it does not come. */
  fetchPage(path: string): Promise<boolean>
}
