/*
 * Whoever leaves, leaves nothing of themselves on a phone that a family shares (specification
 * section 4, store reset). What belongs to the phone and the visit stays: city, pages that were
 * read, and where the visit came from.
 */

const endings = new Set<() => void>()

/** Told by each store that keeps something of a person; what was never loaded keeps nothing. */
export const whenPersonEnds = (forget: () => void): void => {
  endings.add(forget)
}

export const endPerson = (): void => endings.forEach((forget) => forget())
