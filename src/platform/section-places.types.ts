import type { SectionPlaces } from '@/domain/reading/section-in-view'

export interface SectionPlacesPort {
  /** Reports where the sections with these ids are, after each scroll. `bar` covers the top. */
  useSectionPlaces(
    ids: { bar: string; sections: readonly string[] },
    report: (places: SectionPlaces) => void,
  ): void
  /** Scrolls the section to the bar. Keyboards and screen readers go on from there. */
  scrollToSection(ids: { bar: string; section: string }): void
}
