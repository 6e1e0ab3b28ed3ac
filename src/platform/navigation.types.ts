import type { Query } from '@/domain/address/query'

/**
 * src/routes builds the paths. The promises resolve when the page change began and never reject.
 */
export interface NavigationPort {
  /**
   * Sets what happens when a page's code does not load: true tries again, false stays. The user
   * never gets an address whose page cannot be shown.
   */
  onPageLost(ask: () => Promise<boolean>): void
  /** Sets the function that turns an old or second address into a page's own address. */
  resolveLinks(resolve: (address: string) => string): void
  /** Opens a page above this one. */
  go(path: string): Promise<void>
  /** Opens a page in place of this one. */
  replace(path: string): Promise<void>
  /** Opens a page as the only page. */
  reLaunch(path: string): Promise<void>
  /** Goes back to this page if it is below, otherwise opens it in place of the present one. */
  returnTo(path: string): Promise<void>
  /** Goes to the page below, or opens `fallback` in place of this one if there is none. */
  back(fallback: string): Promise<void>
  /** Reloads this page. */
  reload(): void
  setTitle(title: string): void
  /** The decoded query of the page. */
  usePageQuery(): Query
  /**
   * The next Back calls `onBack` instead of leaving the page. Call the returned function to release
   * Back. Its promise settles when the history is restored, so navigate only after it.
   */
  guardBack(onBack: () => void): () => Promise<void>
  /**
   * The next Back calls `onBack` instead of leaving the page, after all dialogs, until Back is used
   * or the page is left. In a browser the page's history entry carries the marker, and a page that
   * has it gets no second one.
   */
  holdBack(marker: string, onBack: () => void): void
  /**
   * Each of the next `depth` Backs calls `onBack` instead of leaving the page, before what `holdBack`
   * holds. Called again it changes the number. In a browser each step is a history entry, which is
   * made by the tap that opens the step: browsers skip entries that a page adds by itself.
   */
  holdSteps(marker: string, depth: number, onBack: () => void): void
  /** Loads the code of a page before its opening; false if it does not load. */
  fetchPage(path: string): Promise<boolean>
  /** Leaves our page for one of another host, whose address the browser's bar then shows. */
  leaveFor(url: string): void
}
