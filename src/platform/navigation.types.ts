import type { Query } from '@/domain/address/query'

/** Paths are built by src/routes. Promises resolve when the page change began; none rejects. */
export interface NavigationPort {
  /**
   * What to do when the code of a page does not come: true to try again, false to stay. Nobody is
   * led to an address whose page cannot be shown.
   */
  onPageLost(ask: () => Promise<boolean>): void
  /** What an address of ours is opened as: an old link of a city or a document may be a second one. */
  resolveLinks(resolve: (address: string) => string): void
  /** Opens a page above this one. */
  go(path: string): Promise<void>
  /** Opens a page in place of this one. */
  replace(path: string): Promise<void>
  /** Opens a page as the only one. */
  reLaunch(path: string): Promise<void>
  /** Back to this page where it lies below, otherwise in place of this one. */
  returnTo(path: string): Promise<void>
  /** To the page below, or in place of this one to `fallback` when there is none. */
  back(fallback: string): Promise<void>
  /** Starts this page afresh. */
  reload(): void
  setTitle(title: string): void
  /** What the page was opened with, decoded. */
  usePageQuery(): Query
  /**
   * Lets the next Back call `onBack` instead of leaving the page. Call the answer to give Back
   * free again; it settles when the history is as it was, so navigate after it.
   */
  guardBack(onBack: () => void): () => Promise<void>
}
