/** Characters of a document's title that its tab shows (specification section 9). */
export const TAB_TITLE_LENGTH = 8

/** Cuts by code point, so that a rare character or an emoji is not split. */
export function tabTitle({ title }: { title: string }): string {
  const characters = Array.from(title)
  if (characters.length <= TAB_TITLE_LENGTH) return title
  return `${characters.slice(0, TAB_TITLE_LENGTH).join('')}…`
}
