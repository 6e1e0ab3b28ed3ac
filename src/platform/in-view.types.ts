import type { SectionPlaces } from '@/domain/look/scroll'

/** Which parts of the page the user has scrolled to. */
export interface InViewPort {
  /**
   * Resolves when the user scrolled so far that the element became visible. `isWanted` ends the
   * search for an element of a page that was left. With `atOnce` an element counts that is visible
   * without scrolling.
   */
  whenReached(
    selector: string,
    options?: { atOnce?: boolean; isWanted?: () => boolean },
  ): Promise<void>
  /** Reports where the sections with these ids are, after each scroll. `bar` covers the top. */
  useSectionPlaces(
    ids: { bar: string; sections: readonly string[] },
    report: (places: SectionPlaces) => void,
  ): void
  /** Scrolls the section to the bar. Keyboards and screen readers go on from there. */
  scrollToSection(ids: { bar: string; section: string }): void
}
