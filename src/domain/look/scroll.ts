/** Where the sections of a page are, in CSS pixels from the top of the screen. */
export interface SectionPlaces {
  /** The top of each section in the order of the page; null if it is not drawn. */
  tops: readonly (number | null)[]
  /** The lower edge of the last section. */
  bottom: number
  /** The lower edge of the bar that covers the top of the screen. */
  edge: number
  /** Height of the screen. */
  height: number
}

/**
 * The index of the section that is being read: the last one above a line. The line is at the bar.
 * On the last screens of the page it moves down, because the last sections cannot reach the bar.
 */
export const sectionInView = ({ tops, bottom, edge, height }: SectionPlaces): number => {
  const left = Math.min(Math.max((2 * height - bottom) / height, 0), 1)
  const line = edge + (height - edge) * left
  let found = 0
  tops.forEach((top, at) => {
    if (top !== null && top <= line) found = at
  })
  return found
}

/** Whether some part of a section is on the screen below the bar. */
export const isSectionInSight = (
  { tops, bottom, edge, height }: SectionPlaces,
  section: number,
): boolean => {
  const top = tops[section] ?? null
  const end = tops.slice(section + 1).find((next) => next !== null) ?? bottom
  return top !== null && top < height && end > edge
}

/** Distance to the bottom that counts as read, px. */
export const SCROLL_END_PX = 50

/** A text too short to scroll counts as read at once. */
export const isScrolledToEnd = ({
  scrollTop,
  clientHeight,
  scrollHeight,
}: {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}): boolean => scrollHeight - scrollTop - clientHeight <= SCROLL_END_PX
